#pragma once

/// Gives memory back to the system of which nothing in the process has need now: what is free of its heap, and the pages of programs
/// and libraries that it has run and read so far. Those that are needed again are mapped again, mostly without reading a disk.
void memory_give_back(void);

/// Gives back the pages of files below a folder that are mapped to be read. The caller sees to it that none of them is unmapped
/// meanwhile, as something else may then stand in its place.
void memory_give_back_files(const char *folder);

/// Has all threads share one heap, and large pieces of it stand for themselves, so that what is freed goes back to the system. For
/// programs that run for long; called before there are threads.
void memory_keep_together(void);
