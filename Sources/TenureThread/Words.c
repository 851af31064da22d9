#define _GNU_SOURCE
#include "TenureThread.h"
#include <dlfcn.h>
#include <link.h>

// The words that belong to this thread, of all libraries, searched for what they point to.

struct words_into {
  const void *stack;
  size_t reach, count, limit;
  void ***words;
};

static int find_words_into(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct words_into *found = context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_TLS || !info->dlpi_tls_data) continue;
    void **word = info->dlpi_tls_data, **end = word + info->dlpi_phdr[i].p_memsz / sizeof(void *);
    for (; word < end && found->count < found->limit; word++)
      if ((uintptr_t)*word - (uintptr_t)found->stack < found->reach) found->words[found->count++] = word;
  }
  return 0;
}

size_t tenure_words_into(const void *stack, size_t reach, void ***words, size_t limit) {
  struct words_into found = {.stack = stack, .reach = reach, .limit = limit, .words = words};
  dl_iterate_phdr(find_words_into, &found);
  return found.count;
}

const void *tenure_library_at(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fbase : 0;
}
