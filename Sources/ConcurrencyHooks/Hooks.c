#include "ConcurrencyHooks.h"
#include <stddef.h>

#define SWIFT_CONVENTION __attribute__((swiftcall))

typedef SWIFT_CONVENTION void (*enqueue)(void *job);
typedef SWIFT_CONVENTION void (*enqueue_hook)(void *job, enqueue original);

// Of the concurrency runtime, which is documented to be set for such purposes.
extern enqueue_hook swift_task_enqueueGlobal_hook;
extern SWIFT_CONVENTION void swift_task_enqueueMainExecutor(void *job);

/// What was there before this one.
static enqueue_hook usual = NULL;

static SWIFT_CONVENTION void to_main_executor(void *job, enqueue original) { swift_task_enqueueMainExecutor(job); }

bool concurrency_hooks_uses_main_executor(void) { return swift_task_enqueueGlobal_hook == to_main_executor; }

bool concurrency_hooks_use_main_executor(bool use) {
  bool before = concurrency_hooks_uses_main_executor();
  if (use && !before) {
    usual = swift_task_enqueueGlobal_hook;
    swift_task_enqueueGlobal_hook = to_main_executor;
  } else if (!use && before) {
    swift_task_enqueueGlobal_hook = usual;
  }
  return before;
}
