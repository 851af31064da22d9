#ifndef CONCURRENCY_HOOKS_H
#define CONCURRENCY_HOOKS_H

#include <stdbool.h>

/// Sends every job that would run on the threads of the concurrency runtime to the main actor's executor, or lets them go
/// as usual. Returns what held before.
bool concurrency_hooks_use_main_executor(bool use);

/// True while jobs go to the main actor's executor.
bool concurrency_hooks_uses_main_executor(void);

#endif
