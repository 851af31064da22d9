#define _GNU_SOURCE
#include "Assumed.h"
#include <dlfcn.h>
#include <link.h>

// Looks at the libraries that are loaded, for the checks of what is taken for granted of them.

struct tenure_assumed tenure_assumed = {0};

void tenure_assume(struct tenure_assumed assumed) { tenure_assumed = assumed; }

size_t tenure_length_of(const char *function) {
  Dl_info info;
  ElfW(Sym) *symbol = 0;
  void *code = dlsym(RTLD_DEFAULT, function);
  if (!code || !dladdr1(code, &info, (void **)&symbol, RTLD_DL_SYMENT) || !symbol || info.dli_saddr != code) return 0;
  return symbol->st_size;
}

bool tenure_stands_before(const char *function) {
  Dl_info found, here;
  void *first = dlsym(RTLD_DEFAULT, function);
  return first && dladdr(first, &found) && dladdr((void *)tenure_stands_before, &here) &&
         found.dli_fbase == here.dli_fbase && dlsym(RTLD_NEXT, function);
}
