#define _GNU_SOURCE
#include "Assumed.h"
#include "Clock.h"
#include "Libraries.h"
#include <dlfcn.h>
#include <stdatomic.h>

// `DispatchSource.makeTimerSource` in a world's code. The source of the queues' library is there, but neither its time nor
// its handlers are ever told to it: the world calls them. Weak, as the clocks are.

extern struct dispatch_source_type_s _dispatch_source_type_timer;
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

static struct tenure_timer_sources observer = {0};

void tenure_watch_timer_sources(struct tenure_timer_sources new_observer) { observer = new_observer; }

// How many there are: while there are none, nobody has to ask whether an object is one.
static _Atomic int count = 0;

void tenure_timer_source_is_gone(void) { count--; }


__attribute__((weak)) void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  static void *(*_Atomic next)(void *, uintptr_t, uintptr_t, void *) = 0;
  if (!next)
    next = (void *(*)(void *, uintptr_t, uintptr_t, void *))dlsym(RTLD_NEXT, "dispatch_source_create");
  void *source = next(type, handle, mask, queue);
  if (!source || !tenure_time_slot || !observer.made || type != &_dispatch_source_type_timer) return source;
  // Foundation's own, such as the time limits of a request, wait for real things. Swift's own library calls, which
  // somebody has called.
  if (tenure_is_foundations(__builtin_return_address(0)) || tenure_is_foundations(__builtin_return_address(1))) return source;
  count++;
  observer.made(source, queue ? queue : dispatch_get_global_queue(0, 0));
  return source;
}

__attribute__((weak)) void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static void (*_Atomic next)(void *, uint64_t, uint64_t, uint64_t) = 0;
  if (count && observer.is_one(source)) {
    uint64_t delay;
    if (!tenure_delay_until(start, tenure_time_slot, &delay)) delay = UINT64_MAX;
    return observer.set(source, delay, interval);
  }
  if (!next) next = (void (*)(void *, uint64_t, uint64_t, uint64_t))dlsym(RTLD_NEXT, "dispatch_source_set_timer");
  next(source, start, interval, leeway);
}

#define INTERPOSE_HANDLER(name, told)                                                                                  \
  __attribute__((weak)) void name(void *source, void *block) {                                                         \
    static void (*_Atomic next)(void *, void *) = 0;                                                                   \
    if (count && observer.is_one(source)) return observer.told(source, block);                                         \
    if (!next) next = (void (*)(void *, void *))dlsym(RTLD_NEXT, #name);                                               \
    next(source, block);                                                                                               \
  }

// What these do is done as well: the library looks whether an object may go.
#define INTERPOSE(name, told)                                                                                          \
  __attribute__((weak)) void name(void *object) {                                                                      \
    static void (*_Atomic next)(void *) = 0;                                                                           \
    if (!next) next = (void (*)(void *))dlsym(RTLD_NEXT, #name);                                                       \
    bool is_one = count && observer.is_one(object);                                                                    \
    if (is_one && told == observer.let_go) told(object);                                                               \
    next(object);                                                                                                      \
    if (is_one && told != observer.let_go) told(object);                                                               \
  }

INTERPOSE_HANDLER(dispatch_source_set_event_handler, handle)
INTERPOSE_HANDLER(dispatch_source_set_cancel_handler, handle_cancel)
INTERPOSE(dispatch_resume, observer.resumed)
INTERPOSE(dispatch_activate, observer.activated)
INTERPOSE(dispatch_suspend, observer.suspended)
INTERPOSE(dispatch_source_cancel, observer.cancelled)
INTERPOSE(dispatch_release, observer.let_go)
