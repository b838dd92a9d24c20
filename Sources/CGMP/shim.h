#ifndef BECKON_CGMP_SHIM_H
#define BECKON_CGMP_SHIM_H

#include <gmp.h>
#include <stddef.h>

// GMP renames every function by a macro, which Swift cannot see. These are the ones in use, under names of their own.

static inline void gmp_use_memory(
    void *(*allocate)(size_t), void *(*reallocate)(void *, size_t, size_t), void (*release)(void *, size_t)
) {
    mp_set_memory_functions(allocate, reallocate, release);
}

static inline void gmp_make(mpz_ptr number) { mpz_init(number); }

static inline void gmp_free(mpz_ptr number) { mpz_clear(number); }

static inline void gmp_read_big_endian(mpz_ptr number, const void *bytes, size_t count) {
    mpz_import(number, count, 1, 1, 1, 0, bytes);
}

static inline void gmp_write_big_endian(void *bytes, mpz_srcptr number) {
    mpz_export(bytes, NULL, 1, 1, 1, 0, number);
}

static inline size_t gmp_byte_count(mpz_srcptr number) {
    return mpz_sgn(number) == 0 ? 0 : (mpz_sizeinbase(number, 2) + 7) / 8;
}

static inline void gmp_add(mpz_ptr sum, mpz_srcptr left, mpz_srcptr right) { mpz_add(sum, left, right); }

static inline void gmp_subtract(mpz_ptr difference, mpz_srcptr left, mpz_srcptr right) {
    mpz_sub(difference, left, right);
}

static inline void gmp_multiply(mpz_ptr product, mpz_srcptr left, mpz_srcptr right) { mpz_mul(product, left, right); }

static inline void gmp_reduce(mpz_ptr remainder, mpz_srcptr number, mpz_srcptr modulus) {
    mpz_mod(remainder, number, modulus);
}

static inline void gmp_raise_in_secret(mpz_ptr power, mpz_srcptr base, mpz_srcptr exponent, mpz_srcptr modulus) {
    mpz_powm_sec(power, base, exponent, modulus);
}

#endif
