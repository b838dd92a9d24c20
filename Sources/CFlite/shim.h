#pragma once

#include <flite/flite.h>

// The library exports it and no header of it declares it.
cst_lexicon *cmu_lex_init(void);
