#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What belongs to one thread. Swift has no thread-local variables; these few words are them.

#define TENURE_INLINE static inline __attribute__((always_inline))

#if defined(__linux__)
/// Reached without a call: the word lies in the block that every thread gets when the program is loaded.
#define TENURE_NEAR __attribute__((tls_model("initial-exec")))
#else
#define TENURE_NEAR
#endif

/// The observer whose reads are recorded right now, or null.
extern _Thread_local TENURE_NEAR void *_Nullable tenure_observer_slot;
/// The number of the innermost tracking session that is open, 0 iff none is.
extern _Thread_local TENURE_NEAR uint64_t tenure_session_slot;
/// The latest number that a tracking session of this thread has had. No two sessions of the process have the same: a
/// thread takes its numbers from blocks of 2^32, so that work which moves from thread to thread stays apart.
extern _Thread_local TENURE_NEAR uint64_t tenure_session_count;
/// The first of the graphs that are to be flushed when the outermost session ends, or null.
extern _Thread_local TENURE_NEAR void *_Nullable tenure_waiting_slot;
/// Stands for the screen under test whose code runs right now; always null in a program.
extern _Thread_local void *_Nullable tenure_screen_slot __attribute__((tls_model("initial-exec")));
/// What this thread is: 0 = not asked yet, 1 = the process's first, 2 = another one, 3 = it stands for another one.
extern _Thread_local TENURE_NEAR char tenure_thread_kind;

TENURE_INLINE void *_Nullable tenure_observer_get(void) { return tenure_observer_slot; }
TENURE_INLINE void tenure_observer_set(void *_Nullable observer) { tenure_observer_slot = observer; }
TENURE_INLINE void *_Nullable tenure_waiting_get(void) { return tenure_waiting_slot; }
TENURE_INLINE void tenure_waiting_set(void *_Nullable graph) { tenure_waiting_slot = graph; }
TENURE_INLINE uint64_t tenure_session_get(void) { return tenure_session_slot; }
TENURE_INLINE void tenure_session_set(uint64_t session) { tenure_session_slot = session; }
/// Begins a block of numbers that no other thread has.
uint64_t tenure_session_block(void);
TENURE_INLINE uint64_t tenure_session_next(void) {
  uint64_t next = ++tenure_session_count;
  return (uint32_t)next != 0 ? next : tenure_session_block();
}
TENURE_INLINE void *_Nullable tenure_screen_get(void) { return tenure_screen_slot; }
TENURE_INLINE void tenure_screen_set(void *_Nullable screen) { tenure_screen_slot = screen; }

/// True where the main actor's code runs.
bool tenure_is_main_thread(void);
/// The words of this thread that point into so many bytes of the stack, from a place upwards: no more than `limit`.
size_t tenure_words_into(
  const void *_Nonnull stack, size_t reach, void *_Nullable *_Nonnull *_Nonnull words, size_t limit);
/// The word of this thread by which the Observation library finds the list that it notes reads in; null until it is known.
extern _Thread_local TENURE_NEAR void *_Nullable *_Nullable tenure_observed_slot;
TENURE_INLINE void *_Nullable *_Nullable tenure_observed_get(void) { return tenure_observed_slot; }
TENURE_INLINE void tenure_observed_set(void *_Nullable *_Nonnull word) { tenure_observed_slot = word; }

/// Where the library or program begins whose memory an address is in; null where it is in none.
const void *_Nullable tenure_library_at(const void *_Nonnull address);

/// Nanoseconds of real time since some moment, also where the code of a screen under test is shown another time.
int64_t tenure_real_time(void);

/// How many bytes a block of the heap has.
size_t tenure_block_size(void *_Nonnull block);
