#pragma once

/// The release that this is, or the next one where it is built between two.
#define BECKON_VERSION "0.1.0"

/// The date and the short hash of the commit that the program was built from; empty where whoever built it told none.
///
/// A function, so that the next commit has this one file compiled anew and no Swift.
const char *beckon_commit(void);
