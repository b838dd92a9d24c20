#pragma once

#include <alsa/asoundlib.h>

// The library writes to standard error unless it is given a handler, and handlers are variadic, which Swift cannot write.
static inline void beckon_say_nothing(
    const char *file, int line, const char *function, int error, const char *format, ...) {}

static inline void beckon_quiet_alsa(void) { snd_lib_error_set_handler(beckon_say_nothing); }
