#pragma once

#include <postgresql/libpq-fe.h>

/// Why libpq cannot be used, or NULL where it can: it is loaded with the first call, and not by programs that never make one.
const char *postgresql_missing(void);
