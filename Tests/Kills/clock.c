// Loaded before the program (LD_PRELOAD): sets its wall clock, and no other, as who sets the clock of a machine does.
//
// CLOCK_OFFSET names a file of eight bytes, by how many seconds the wall clock is ahead, which is read at each look: whoever
// writes it sets the clock of a program that runs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int (*get)(clockid_t, struct timespec *);
static const volatile int64_t *offset;

__attribute__((constructor)) static void open_offset(void) {
    get = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    const char *path = getenv("CLOCK_OFFSET");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *there = mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, file, 0);
    if (there != MAP_FAILED) offset = there;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (!get) open_offset();
    int failed = get(clock, now);
    if (!failed && offset && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *offset;
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    (void)zone;
    struct timespec exact;
    int failed = clock_gettime(CLOCK_REALTIME, &exact);
    if (!failed) *now = (struct timeval){.tv_sec = exact.tv_sec, .tv_usec = exact.tv_nsec / 1000};
    return failed;
}

time_t time(time_t *at) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now)) return (time_t)-1;
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
