#include "TenureThread.h"
#include <malloc.h>

// Before a program's first line runs: what it asks of Foundation has the locale of the program by then.
extern void tenure_settle_locale(void) __attribute__((weak));

__attribute__((constructor)) static void settle_locale(void) {
  if (tenure_settle_locale) tenure_settle_locale();
}

size_t tenure_block_size(void *block) { return malloc_usable_size(block); }
