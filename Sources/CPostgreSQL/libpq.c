#include "shim.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// libpq brings two dozen libraries with it (TLS, Kerberos, LDAP), which would be loaded into every start of a program that hardly
// ever talks to a server: so its functions are looked up when the first of them is called.

static void *library;
static const char *fault;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) fault = dlerror();
    if (library == NULL && fault == NULL) fault = "libpq.so.5";
}

const char *postgresql_missing(void) {
    pthread_once(&once, load);
    return fault;
}

static void *find(const char *name) {
    void *function = postgresql_missing() == NULL ? dlsym(library, name) : NULL;
    // Whoever calls has asked whether it is missing, and every libpq of this name has all of them.
    if (function == NULL) abort();
    return function;
}

#define LAZY(result, name, parameters, arguments)                  \
    result name parameters {                                       \
        static result(*function) parameters;                       \
        if (function == NULL) function = (result(*) parameters)find(#name); \
        return function arguments;                                 \
    }

LAZY(PGconn *, PQconnectdbParams, (const char *const *keys, const char *const *values, int expand), (keys, values, expand))
LAZY(ConnStatusType, PQstatus, (const PGconn *conn), (conn))
LAZY(char *, PQerrorMessage, (const PGconn *conn), (conn))
LAZY(int, PQconnectionNeedsPassword, (const PGconn *conn), (conn))
LAZY(PQnoticeProcessor, PQsetNoticeProcessor, (PGconn * conn, PQnoticeProcessor proc, void *arg), (conn, proc, arg))
LAZY(int, PQserverVersion, (const PGconn *conn), (conn))
LAZY(const char *, PQparameterStatus, (const PGconn *conn, const char *name), (conn, name))
LAZY(int, PQsetnonblocking, (PGconn * conn, int isOn), (conn, isOn))
LAZY(int, PQsendQuery, (PGconn * conn, const char *sql), (conn, sql))
LAZY(int, PQsendQueryParams,
     (PGconn * conn, const char *sql, int count, const Oid *types, const char *const *values, const int *lengths,
      const int *formats, int format),
     (conn, sql, count, types, values, lengths, formats, format))
LAZY(int, PQflush, (PGconn * conn), (conn))
LAZY(int, PQisBusy, (PGconn * conn), (conn))
LAZY(PGresult *, PQgetResult, (PGconn * conn), (conn))
LAZY(ExecStatusType, PQresultStatus, (const PGresult *result), (result))
LAZY(char *, PQresultErrorField, (const PGresult *result, int code), (result, code))
LAZY(char *, PQcmdTuples, (PGresult * result), (result))
LAZY(int, PQsocket, (const PGconn *conn), (conn))
LAZY(int, PQconsumeInput, (PGconn * conn), (conn))
LAZY(PGnotify *, PQnotifies, (PGconn * conn), (conn))
LAZY(int, PQnfields, (const PGresult *result), (result))
LAZY(char *, PQfname, (const PGresult *result, int column), (result, column))
LAZY(int, PQntuples, (const PGresult *result), (result))
LAZY(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column))
LAZY(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column))
LAZY(PQconninfoOption *, PQconninfoParse, (const char *text, char **fault), (text, fault))

void PQfinish(PGconn *conn) { ((void (*)(PGconn *))find("PQfinish"))(conn); }
void PQclear(PGresult *result) { ((void (*)(PGresult *))find("PQclear"))(result); }
void PQfreemem(void *memory) { ((void (*)(void *))find("PQfreemem"))(memory); }
void PQconninfoFree(PQconninfoOption *options) { ((void (*)(PQconninfoOption *))find("PQconninfoFree"))(options); }
