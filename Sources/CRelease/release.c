#include "release.h"

#ifndef BECKON_COMMIT
#define BECKON_COMMIT ""
#endif

const char *beckon_commit(void) {
    return BECKON_COMMIT;
}
