// For dl_iterate_phdr.
#define _GNU_SOURCE
#include "memory.h"

#include <inttypes.h>
#include <link.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// Whether the loader wrote to segments of an object that are not to be written to, so that they are no longer as its file is.
static bool is_changed(const struct dl_phdr_info *object, const ElfW(Phdr) *segment) {
    const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->dlpi_addr + segment->p_vaddr);
    for (; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_TEXTREL || (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL) != 0)) return true;
    }
    return false;
}

static int give_back(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size, (void)context;
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int number = 0; number < object->dlpi_phnum; number++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[number];
        if (segment->p_type == PT_DYNAMIC && is_changed(object, segment)) return 0;
    }
    for (int number = 0; number < object->dlpi_phnum; number++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[number];
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W) != 0) continue;
        const uintptr_t start = (object->dlpi_addr + segment->p_vaddr) & ~(page - 1);
        const uintptr_t end = (object->dlpi_addr + segment->p_vaddr + segment->p_filesz) & ~(page - 1);
        // Where the system refuses, the pages stay.
        if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

void memory_give_back(void) {
    malloc_trim(0);
    dl_iterate_phdr(give_back, NULL);
}

void memory_give_back_files(const char *folder) {
    char *place = realpath(folder, NULL);
    FILE *maps = place == NULL ? NULL : fopen("/proc/self/maps", "re");
    char *line = NULL;
    size_t size = 0;
    while (maps != NULL && getline(&line, &size, maps) > 0) {
        uintptr_t start, end;
        char access[5];
        int path = 0;
        const int count = sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s %*s %*s %*s %n", &start, &end, access, &path);
        if (count != 3 || path == 0 || access[1] != '-' || strncmp(line + path, place, strlen(place)) != 0) continue;
        // Where the system refuses, the pages stay.
        madvise((void *)start, end - start, MADV_DONTNEED);
    }
    free(line);
    if (maps != NULL) fclose(maps);
    free(place);
}

void memory_keep_together(void) {
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 64 * 1024);
}
