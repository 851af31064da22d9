#include "IndexProbe.h"
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// What of the compiler's library is used, as its header declares it: the header is no part of every toolchain.
typedef struct {
  const char *data;
  size_t length;
} Text;

enum { recordDependency = 2, definition = 1 << 1, reference = 1 << 2, extensionKind = 9, parameterKind = 25 };

#define FUNCTIONS(function)                                                                                            \
  function(void *, store_create, (const char *, void **))                                                              \
  function(void, store_dispose, (void *))                                                                              \
  function(bool, store_units_apply_f, (void *, unsigned, void *, bool (*)(void *, Text)))                              \
  function(void *, unit_reader_create, (void *, const char *, void **))                                                \
  function(void, unit_reader_dispose, (void *))                                                                        \
  function(bool, unit_reader_dependencies_apply_f, (void *, void *, bool (*)(void *, void *)))                         \
  function(int, unit_dependency_get_kind, (void *))                                                                    \
  function(Text, unit_dependency_get_name, (void *))                                                                   \
  function(Text, unit_dependency_get_filepath, (void *))                                                               \
  function(void *, record_reader_create, (void *, const char *, void **))                                              \
  function(void, record_reader_dispose, (void *))                                                                      \
  function(bool, record_reader_occurrences_apply_f, (void *, void *, bool (*)(void *, void *)))                        \
  function(void *, occurrence_get_symbol, (void *))                                                                    \
  function(uint64_t, occurrence_get_roles, (void *))                                                                   \
  function(int, symbol_get_kind, (void *))                                                                             \
  function(Text, symbol_get_usr, (void *))

typedef struct {
#define FIELD(result, name, parameters) result(*name) parameters;
  FUNCTIONS(FIELD)
} Library;

typedef struct {
  Library library;
  void *store;
  const char *folder;
  Text file;
  void (*seen)(void *, tenure_index_place);
  void *context;
} Reading;

/// The caller frees it.
static char *copied(Text text) { return strndup(text.data, text.length); }

static bool readOccurrence(void *context, void *occurrence) {
  Reading *reading = context;
  void *symbol = reading->library.occurrence_get_symbol(occurrence);
  uint64_t roles = reading->library.occurrence_get_roles(occurrence);
  int kind = reading->library.symbol_get_kind(symbol);
  bool isDefinition = (roles & definition) && kind != extensionKind && kind != parameterKind;
  if (!isDefinition && !(roles & reference)) return true;
  Text name = reading->library.symbol_get_usr(symbol);
  reading->seen(
    reading->context,
    (tenure_index_place){reading->file.data, reading->file.length, name.data, name.length, isDefinition});
  return true;
}

static bool readDependency(void *context, void *dependency) {
  Reading *reading = context;
  Library *library = &reading->library;
  if (library->unit_dependency_get_kind(dependency) != recordDependency) return true;
  reading->file = library->unit_dependency_get_filepath(dependency);
  size_t length = strlen(reading->folder);
  if (reading->file.length <= length || strncmp(reading->file.data, reading->folder, length) != 0) return true;
  char *name = copied(library->unit_dependency_get_name(dependency));
  void *record = library->record_reader_create(reading->store, name, NULL);
  free(name);
  if (!record) return true;
  library->record_reader_occurrences_apply_f(record, reading, readOccurrence);
  library->record_reader_dispose(record);
  return true;
}

static bool readUnit(void *context, Text unit) {
  Reading *reading = context;
  char *name = copied(unit);
  void *reader = reading->library.unit_reader_create(reading->store, name, NULL);
  free(name);
  if (!reader) return true;
  reading->library.unit_reader_dependencies_apply_f(reader, reading, readDependency);
  reading->library.unit_reader_dispose(reader);
  return true;
}

bool tenure_index_read(const char *path, const char *index, const char *folder,
                       void (*seen)(void *, tenure_index_place), void *context) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  Reading reading = {.folder = folder, .seen = seen, .context = context};
#define LOOKUP(result, name, parameters)                                                                               \
  *(void **)&reading.library.name = dlsym(handle, "indexstore_" #name);                                                \
  if (!reading.library.name) return false;
  FUNCTIONS(LOOKUP)
  reading.store = reading.library.store_create(index, NULL);
  if (!reading.store) return false;
  reading.library.store_units_apply_f(reading.store, 0, &reading, readUnit);
  reading.library.store_dispose(reading.store);
  return true;
}
