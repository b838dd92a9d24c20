#pragma once
// How the kernel keeps the clock: a part of the C library that Swift's own view of it leaves out.
#include <sys/timex.h>
