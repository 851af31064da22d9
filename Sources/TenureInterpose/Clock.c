#define _GNU_SOURCE
#include "Clock.h"
#include "Assumed.h"
#include <dlfcn.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The clocks of the system, as the code of a world sees them. The program's own definitions come before those of shared
// libraries: the calls that Swift's libraries make arrive here. They are weak, for a library that is linked statically
// brings its own.

_Thread_local struct tenure_time *tenure_time_slot __attribute__((tls_model("initial-exec"))) = 0;

_Thread_local int64_t tenure_seen_time = 0;

static const int64_t billion = 1000000000;

static int read_clock(clockid_t clock, struct timespec *time) {
  static int (*_Atomic next)(clockid_t, struct timespec *) = 0;
  int (*function)(clockid_t, struct timespec *) = next;
  if (!function) next = function = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  // A program that is linked statically as a whole has no other one.
  return function ? function(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

static int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  read_clock(clock, &time);
  return time.tv_sec * billion + time.tv_nsec;
}

struct tenure_time tenure_time_begin(void) {
  return (struct tenure_time){
    .wall = nanoseconds(CLOCK_REALTIME), .boot = nanoseconds(CLOCK_BOOTTIME), .up = nanoseconds(CLOCK_MONOTONIC)};
}

// Time stands still while code runs. Code that looks again and again waits for it to pass, and would wait for ever.
static const uint64_t patience = 10000;

static int64_t passed(struct tenure_time *world) {
  // Code of the world's on other threads looks too.
  if (__atomic_add_fetch(&world->looks, 1, __ATOMIC_RELAXED) > patience)
    __atomic_add_fetch(&world->passed, 1000, __ATOMIC_RELAXED);
  return __atomic_load_n(&world->passed, __ATOMIC_RELAXED);
}

// Where Swift's clocks read. The same clock is read by others, to whom it goes on: the queues' own timers.
extern void swift_get_time(int64_t *, int64_t *, int) __attribute__((weak));

static bool is_swifts_clock(const void *caller) {
  return (uintptr_t)caller - (uintptr_t)swift_get_time < tenure_assumed.clock_length;
}

__attribute__((weak)) int clock_gettime(clockid_t clock, struct timespec *time) {
  struct tenure_time *world = tenure_time_slot;
  if (!world) return read_clock(clock, time);
  int64_t now;
  switch (clock) {
  case CLOCK_REALTIME: now = world->wall + passed(world); break;
  case CLOCK_BOOTTIME: now = world->boot + passed(world); break;
  case CLOCK_MONOTONIC:
    if (is_swifts_clock(__builtin_return_address(0))) {
      now = world->up + passed(world);
    } else {
      now = tenure_seen_time = nanoseconds(CLOCK_MONOTONIC);
    }
    break;
  default: return read_clock(clock, time);
  }
  time->tv_sec = now / billion;
  time->tv_nsec = now % billion;
  return 0;
}

__attribute__((weak)) int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}
