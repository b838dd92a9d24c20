#pragma once

#include <flite/flite.h>

// The library exports it and no header of it declares it.
cst_lexicon *cmu_lex_init(void);

// Nor this one, of a voice.
cst_voice *register_cmu_us_slt(const char *voxdir);
