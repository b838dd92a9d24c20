#pragma once
// What the GNU C library (from 2.34) adds to `posix_spawn`: its header keeps it from those that are not written for GNU alone.
#include <spawn.h>
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
