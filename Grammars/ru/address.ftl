### How the person is spoken to: “ты”, or “вы”, which is the usual one.

te = { $address ->
    [plain] {""}
   *[polite] те
}
greeting = { $address ->
    [plain] Привет
   *[polite] Здравствуйте
}
you = { $address ->
    [plain] ты
   *[polite] вы
}
you-mean = { $address ->
    [plain] ты имеешь
   *[polite] вы имеете
}
you-said = { $address ->
    [plain] Ты говоришь
   *[polite] Вы сказали
}
you-meant = { $address ->
    [plain] Ты имеешь
   *[polite] Вы имели
}
