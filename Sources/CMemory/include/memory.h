#pragma once

/// Gives memory back to the system of which nothing in the process has need now: what is free of its heap, and the pages of programs
/// and libraries that it has run and read so far. Those that are needed again are mapped again, mostly without reading a disk.
void memory_give_back(void);
