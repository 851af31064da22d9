#pragma once
#include <stdbool.h>

/// True where there has been a world in this process.
bool tenure_has_worlds(void);

/// True for a block that says itself how it is to be run.
bool tenure_is_work_item(const void *block);

/// A new one that is run like `block`, at its quality of service and with its flags, and does `work`; null where it is not
/// known how that is run. The caller releases it.
void *tenure_work_item_like(const void *block, void *work);
