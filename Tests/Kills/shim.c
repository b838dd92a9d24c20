// Loaded before the program (LD_PRELOAD): ends it with SIGKILL just before or just after its Nth step.
//
// A step is whatever the other side of a pairing or the disk can tell: a message on a socket, and each write, sync, rename
// and removal of a file. KILL_AT=N counts from 1, KILL_WHEN=after kills when the step has been made. Without KILL_AT the
// steps are only counted; the count is left in the file KILL_COUNT names.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long made;

static void end_at(long number, const char *when) {
    const char *at = getenv("KILL_AT"), *wanted = getenv("KILL_WHEN");
    if (at && number == atol(at) && strcmp(wanted ? wanted : "before", when) == 0) kill(getpid(), SIGKILL);
}

static long begin(void) {
    long number = atomic_fetch_add(&made, 1) + 1;
    end_at(number, "before");
    return number;
}

__attribute__((destructor)) static void tell(void) {
    const char *path = getenv("KILL_COUNT");
    if (!path) return;
    FILE *file = fopen(path, "w");
    if (!file) return;
    fprintf(file, "%ld\n", atomic_load(&made));
    fclose(file);
}

// Pipes, terminals and the wake-ups of an event loop are nobody's business.
static int is_step(int fd) {
    struct stat status;
    return fstat(fd, &status) == 0 && (S_ISSOCK(status.st_mode) || S_ISREG(status.st_mode));
}

#define STEP(type, name, parameters, arguments, counts)                     \
    type name parameters {                                                   \
        static type (*real) parameters;                                      \
        if (!real) real = (type(*) parameters)dlsym(RTLD_NEXT, #name);       \
        if (!(counts)) return real arguments;                                \
        long number = begin();                                               \
        type result = real arguments;                                        \
        end_at(number, "after");                                             \
        return result;                                                       \
    }

STEP(ssize_t, write, (int fd, const void *bytes, size_t count), (fd, bytes, count), is_step(fd))
STEP(ssize_t, writev, (int fd, const struct iovec *parts, int count), (fd, parts, count), is_step(fd))
STEP(ssize_t, pwrite, (int fd, const void *bytes, size_t count, off_t place), (fd, bytes, count, place), is_step(fd))
STEP(ssize_t, pwrite64, (int fd, const void *bytes, size_t count, off64_t place), (fd, bytes, count, place), is_step(fd))
STEP(ssize_t, send, (int fd, const void *bytes, size_t count, int flags), (fd, bytes, count, flags), 1)
STEP(ssize_t, sendmsg, (int fd, const struct msghdr *message, int flags), (fd, message, flags), 1)
STEP(int, fsync, (int fd), (fd), 1)
STEP(int, fdatasync, (int fd), (fd), 1)
STEP(int, rename, (const char *from, const char *to), (from, to), 1)
STEP(int, unlink, (const char *path), (path), 1)
