// Foundation brings 34 MB of ICU's data, of which Beckon uses four. What is packaged has those alone (Packaging/icu-data): a
// linker that finds the symbol here takes no other. In every other build this file is empty.
#ifdef BECKON_ICU_DATA
    .section .rodata
    .balign 16
    .globl BECKON_ICU_SYMBOL
    .type BECKON_ICU_SYMBOL, %object
BECKON_ICU_SYMBOL:
    .incbin BECKON_ICU_DATA
    .size BECKON_ICU_SYMBOL, . - BECKON_ICU_SYMBOL
#endif
    .section .note.GNU-stack, "", %progbits
