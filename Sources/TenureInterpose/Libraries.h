#pragma once
#include <stdbool.h>

/// True for code of the C library or the loader, and where it is not known whose code it is.
bool tenure_is_of_c_library(const void *code);
/// True for code of Foundation or of the queues' library, and where it is not known whose code it is.
bool tenure_is_foundations(const void *code);
