#define _GNU_SOURCE
#include "Libraries.h"
#include "Assumed.h"
#include <dlfcn.h>
#include <string.h>

// Whose code it is, by the name of the library that it lies in.

static bool begins(const char *name, const char *with) { return with && !strncmp(name, with, strlen(with)); }

/// Null where it is not known.
static const char *library_of(const void *code) {
  Dl_info info;
  if (!code || !dladdr(code, &info) || !info.dli_fname) return 0;
  const char *name = strrchr(info.dli_fname, '/');
  return name ? name + 1 : info.dli_fname;
}

bool tenure_is_of_c_library(const void *code) {
  const char *name = library_of(code);
  return !name || begins(name, "libc.") || begins(name, "libc-") || begins(name, "ld-") || strstr(name, "vdso");
}

bool tenure_is_foundations(const void *code) {
  const char *name = library_of(code);
  return !name || begins(name, tenure_assumed.foundation) || begins(name, tenure_assumed.dispatch);
}

bool tenure_libraries_are_known(void) {
  const char *c = library_of(dlsym(RTLD_DEFAULT, "abort"));
  const char *queues = library_of(dlsym(RTLD_DEFAULT, "dispatch_async_f"));
  const char *foundation = library_of(dlsym(RTLD_DEFAULT, "CFRunLoopGetMain"));
  return c && queues && foundation && tenure_is_of_c_library(dlsym(RTLD_DEFAULT, "abort")) &&
         begins(queues, tenure_assumed.dispatch) && begins(foundation, tenure_assumed.foundation);
}
