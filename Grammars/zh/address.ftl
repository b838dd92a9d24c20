### How the person is spoken to: 你, which is the usual one, or 您.

you = { $address ->
    [polite] 您
   *[plain] 你
}
