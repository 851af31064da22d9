#pragma once
#include <TenureThread.h>

// What stands in front of the system's functions in a test: clocks that show a world's time, queues, timers and threads
// that worlds are told of, and a stack to walk away from. Only tests link it.

/// What the functions here take for granted of Swift's runtime and of the libraries around it.
struct tenure_assumed {
  /// Where a job's flags begin, in bytes, and the flags that are asked for.
  size_t flags_offset;
  uint32_t kind_mask, task_kind, child_flag, group_child_flag;
  /// Where a task's status is, in bytes, and the flags that are asked for.
  size_t status_offset;
  uint32_t running_flag, enqueued_flag, complete_flag;
  /// The libraries that keep words of a thread which point into its stack, by the beginnings of their names, and how many
  /// words each keeps at most.
  const char *_Nullable libraries[3];
  size_t most_words;
  /// How long the code of these functions is at most, in bytes: calls from there are theirs.
  size_t clock_length, once_length;
  /// The flag of a block with functions to copy and to dispose of it.
  int block_with_copy;
  /// The beginnings of the names of the libraries of Foundation and of the queues.
  const char *_Nullable foundation, *_Nullable dispatch;
};
/// Said before anything else here is used.
void tenure_assume(struct tenure_assumed assumed);

/// The length of a function's code in bytes; 0 where that is not known.
size_t tenure_length_of(const char *_Nonnull function);
/// True when calls of a function by shared libraries come here first, and can be handed on.
bool tenure_stands_before(const char *_Nonnull function);
/// How many words of a thread a library keeps; -1 where it is not loaded.
long tenure_words_of(const char *_Nonnull library);
/// True when a task-local value that is put there is found, and gone once it is taken down.
bool tenure_marks_are_found(void);
/// True when a block of our own runs once and comes to its end, a copy of it as well.
bool tenure_blocks_run(void);
/// True when a work item can be told from a block.
bool tenure_work_items_are_known(void);
/// True when the libraries of Foundation, of the queues and of C are known by their names.
bool tenure_libraries_are_known(void);
/// True when the runtime has a place for what it says of a fatal error.
bool tenure_has_fatal_messages(void);

/// The time of a world, which passes only when it is let.
struct tenure_time {
  /// Nanoseconds since it began.
  int64_t passed;
  /// How often its code has looked since it last passed, or a job began.
  uint64_t looks;
  /// What the system's clocks showed when it began, by the calendar, since the start with and without sleep.
  int64_t wall, boot, up;
};
/// The time of the world whose code runs right now; null where time is real.
extern _Thread_local struct tenure_time *_Nullable tenure_time_slot __attribute__((tls_model("initial-exec")));
TENURE_INLINE struct tenure_time *_Nullable tenure_time_get(void) { return tenure_time_slot; }
TENURE_INLINE void tenure_time_set(struct tenure_time *_Nullable time) { tenure_time_slot = time; }
struct tenure_time tenure_time_begin(void);

/// What a world's code has put on a queue, to be done after a while.
struct tenure_later;
/// Each is offered to `take`, which says whether it has taken it over.
void tenure_take_later(
  bool (*_Nonnull take)(uint64_t delay, bool is_main, struct tenure_later *_Nonnull work));
/// Does it now: here if it is for the main queue, otherwise on its queue.
void tenure_later_run(struct tenure_later *_Nonnull work);
void tenure_later_release(struct tenure_later *_Nonnull work);

/// What a world's code has set going on another queue, or on a thread where there is no queue. Each function but the first
/// takes what that gave: null where it is not to be begun. `within` is such work that begins it, if some does.
struct tenure_outside {
  void *_Nullable (*_Nonnull began)(void *_Nonnull world, void *_Nullable queue, void *_Nullable within);
  void *_Nonnull (*_Nonnull world)(void *_Nonnull work);
  struct tenure_time *_Nullable (*_Nonnull time)(void *_Nonnull work);
  /// True when it is not to be run any more.
  bool (*_Nonnull is_over)(void *_Nonnull work);
  /// Runs a block of it, as what set it off.
  void (*_Nonnull run)(void *_Nonnull work, void *_Nonnull block);
  void (*_Nonnull ended)(void *_Nonnull work);
};
void tenure_run_block(void *_Nonnull block);
/// From now on worlds are told of such work.
void tenure_watch_outside(struct tenure_outside observer);
/// Each timer of Foundation's that a world's code adds to the main run loop is offered to `take`, which says whether it
/// has taken it over.
void tenure_take_timers(bool (*_Nonnull take)(void *_Nonnull timer));
bool tenure_is_main_queue(const void *_Nonnull queue);
/// The name of a queue, or null.
const char *_Nullable tenure_queue_label(void *_Nullable queue);
/// Offers it to the taker of such work; false when nobody has taken it.
bool tenure_keep_later(uint64_t delay, void *_Nonnull queue, void *_Nonnull block);
/// The same, kept for the caller, who releases it.
struct tenure_later *_Nonnull tenure_later_make(void *_Nonnull queue, void *_Nonnull block);

/// What happens to the timer sources of the dispatch library that worlds' code makes. Nothing else happens with them: the
/// library is told neither their time nor their handlers.
struct tenure_timer_sources {
  void (*_Nonnull made)(void *_Nonnull source, void *_Nonnull queue);
  /// True for one that was made so, until it is let go of.
  bool (*_Nonnull is_one)(void *_Nonnull object);
  /// Nanoseconds; the largest number for never.
  void (*_Nonnull set)(void *_Nonnull source, uint64_t delay, uint64_t interval);
  void (*_Nonnull handle)(void *_Nonnull source, void *_Nullable block);
  void (*_Nonnull handle_cancel)(void *_Nonnull source, void *_Nullable block);
  void (*_Nonnull resumed)(void *_Nonnull source);
  void (*_Nonnull activated)(void *_Nonnull source);
  void (*_Nonnull suspended)(void *_Nonnull source);
  void (*_Nonnull cancelled)(void *_Nonnull source);
  void (*_Nonnull let_go)(void *_Nonnull source);
};
/// From now on they are told.
void tenure_watch_timer_sources(struct tenure_timer_sources observer);
/// Says that one was let go of.
void tenure_timer_source_is_gone(void);

/// All of this thread's words that code which is abandoned may leave behind.
struct tenure_here {
  void *_Nullable observer, *_Nullable screen;
  uint64_t session;
  struct tenure_time *_Nullable time;
  char kind;
};
struct tenure_here tenure_here_get(void);
void tenure_here_set(struct tenure_here here);
/// Runs `body(context)` as if this were not the main thread.
void tenure_as_another_thread(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

enum { tenure_trap_frames = 64 };
/// A trap that ended a `tenure_guard`.
struct tenure_trap {
  /// The signal that it came as, or 0: there was none.
  int signal;
  /// True when the stack had no room left.
  bool is_overflow;
  /// What it touched, where it touched memory.
  void *_Nullable address;
  /// What Swift said about it, or null: the runtime's own text, which stays.
  const char *_Nullable message;
  /// Where it happened, and the calls that led there, innermost first.
  void *_Nullable frames[tenure_trap_frames];
  size_t count;
};

/// Runs `body(context)` on a stack of its own. True when it came to its end, false when it was abandoned. With a place
/// to tell it, a trap inside abandons it too; where none is given, and where it cannot be done, a trap does what it did.
bool tenure_guard(
  void (*_Nonnull body)(void *_Nullable), void *_Nullable context, struct tenure_trap *_Nullable trap);
/// Leaves the innermost `tenure_guard` of this thread at once; what the abandoned stack holds is never released.
/// Returns, doing nothing, when there is none.
void tenure_abandon(void);

/// The number of a job's task, never used twice; 0 for a job that is no task.
uint64_t tenure_task_of_job(void *_Nonnull job);
/// The number of a task, of which it is known that it is one.
uint64_t tenure_number_of_task(const void *_Nonnull task);
/// The number of the task that runs on this thread, or 0.
uint64_t tenure_current_task(void);
/// What becomes of a task: a thread runs it, an executor or an actor has it in its queue, it waits for something else, or
/// it has come to its end.
enum tenure_task_state { tenure_task_suspended, tenure_task_enqueued, tenure_task_running, tenure_task_complete };
enum tenure_task_state tenure_state_of_task(const void *_Nonnull task);
/// Runs a job on this thread as one that is on no actor, and so as if this were not the main thread.
void tenure_run_concurrent_job(void *_Nonnull job);
/// True of a child that lies in its parent's memory: there is nothing to keep.
bool tenure_lies_in_parent(const void *_Nonnull job);
/// Keeps a job's task while the job runs; false, and nothing is kept, where tasks of its kind cannot be.
bool tenure_hold_task(void *_Nonnull job);
/// Ends that.
void tenure_let_go_of_task(void *_Nonnull job);
