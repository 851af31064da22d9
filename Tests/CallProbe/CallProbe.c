#define _GNU_SOURCE
#include "CallProbe.h"
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

// A program's own functions go before those of the same name in libraries. So everything outside of the Swift runtime that
// asks it to count a reference comes by here, and everything that asks for memory.

static _Thread_local struct runtime_calls counted;
static _Thread_local bool is_counting = false;

#define NEXT(name) \
  static __typeof__(&name) next; \
  if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

void *swift_retain(void *object) {
  NEXT(swift_retain);
  if (is_counting) counted.retains++;
  return next(object);
}

void *swift_retain_n(void *object, uint32_t n) {
  NEXT(swift_retain_n);
  if (is_counting) counted.retains++;
  return next(object, n);
}

void *swift_bridgeObjectRetain(void *object) {
  NEXT(swift_bridgeObjectRetain);
  if (is_counting) counted.retains++;
  return next(object);
}

extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  if (is_counting) counted.allocations++;
  return __libc_malloc(size);
}

void runtime_calls_begin(void) {
  counted = (struct runtime_calls){0};
  is_counting = true;
}

struct runtime_calls runtime_calls_end(void) {
  is_counting = false;
  return counted;
}
