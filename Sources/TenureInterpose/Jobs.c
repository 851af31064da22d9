#include "Assumed.h"

// The concurrency runtime's entry points, with the calling convention that Swift code cannot spell.

#define SWIFT_CONVENTION __attribute__((swiftcall))

struct executor {
  void *identity, *witness;
};

extern SWIFT_CONVENTION uint64_t swift_task_getJobTaskId(void *job);
extern SWIFT_CONVENTION void *swift_task_getCurrent(void);
extern SWIFT_CONVENTION void swift_job_run(void *job, struct executor);

static uint32_t flags_of(const void *job) { return *(const uint32_t *)((const char *)job + tenure_assumed.flags_offset); }

static bool is_task(uint32_t flags) { return (flags & tenure_assumed.kind_mask) == tenure_assumed.task_kind; }

uint64_t tenure_task_of_job(void *job) { return is_task(flags_of(job)) ? swift_task_getJobTaskId(job) : 0; }

uint64_t tenure_number_of_task(const void *task) { return swift_task_getJobTaskId((void *)task); }

uint64_t tenure_current_task(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

// Other threads write there.
static uint32_t status_of(const void *task) {
  return __atomic_load_n((const uint32_t *)((const char *)task + tenure_assumed.status_offset), __ATOMIC_ACQUIRE);
}

enum tenure_task_state tenure_state_of_task(const void *task) {
  uint32_t status = status_of(task);
  if (status & tenure_assumed.complete_flag) return tenure_task_complete;
  if (status & tenure_assumed.running_flag) return tenure_task_running;
  return status & tenure_assumed.enqueued_flag ? tenure_task_enqueued : tenure_task_suspended;
}

static void run_on_no_actor(void *job) {
  struct executor none = {0, 0};
  swift_job_run(job, none);
}

void tenure_run_concurrent_job(void *job) { tenure_as_another_thread(run_on_no_actor, job); }

extern void *swift_retain(void *object);
extern void swift_release(void *object);

bool tenure_lies_in_parent(const void *job) {
  uint32_t flags = flags_of(job);
  return is_task(flags) && flags & tenure_assumed.child_flag && !(flags & tenure_assumed.group_child_flag);
}

bool tenure_hold_task(void *job) {
  if (!is_task(flags_of(job)) || tenure_lies_in_parent(job)) return false;
  swift_retain(job);
  return true;
}

void tenure_let_go_of_task(void *job) { swift_release(job); }
