#pragma once
#include <stdbool.h>
#include <stddef.h>

/// One place where a file defines a symbol or names it. The texts are not null-terminated.
typedef struct {
  const char *file;
  size_t file_length;
  const char *symbol;
  size_t symbol_length;
  bool is_definition;
} tenure_index_place;

/// Goes through what the compiler has written into an index, with its library, for the files below a folder. False when there
/// is no such library or index.
bool tenure_index_read(const char *library, const char *index, const char *folder,
                       void (*seen)(void *context, tenure_index_place place), void *context);
