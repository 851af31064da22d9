#define _GNU_SOURCE
#include "TenureInterpose.h"
#include <dlfcn.h>

// What a world's code gives to the main run loop: timers, and work. Weak, as the clocks are.

extern struct dispatch_queue_s _dispatch_main_q;

static bool (*_Atomic taker)(void *timer) = 0;

void tenure_take_timers(bool (*take)(void *timer)) { taker = take; }

// Once the first thread has parked, the main queue's work is done by other threads, whose own run loops nobody runs: to
// the code there the current one is the main one.
static bool is_main_loop(void *loop) {
  static void *(*_Atomic main_loop)(void) = 0, *(*_Atomic current_loop)(void) = 0;
  if (!main_loop) main_loop = (void *(*)(void))dlsym(RTLD_DEFAULT, "CFRunLoopGetMain");
  if (!current_loop) current_loop = (void *(*)(void))dlsym(RTLD_DEFAULT, "CFRunLoopGetCurrent");
  if (!main_loop || !current_loop) return false;
  return main_loop() == loop || (tenure_is_main_thread() && current_loop() == loop);
}

__attribute__((weak)) void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  static void (*_Atomic next)(void *, const void *, void *) = 0;
  if (tenure_screen_slot && is_main_loop(loop) && tenure_keep_later(0, &_dispatch_main_q, block)) return;
  if (!next) next = (void (*)(void *, const void *, void *))dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
  next(loop, mode, block);
}

__attribute__((weak)) void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  static void (*_Atomic next)(void *, void *, const void *) = 0;
  static void (*_Atomic get_context)(void *, void *) = 0;
  if (tenure_time_slot && taker && is_main_loop(loop)) {
    struct { intptr_t version; void *object, *retain, *release, *describe; } context = {0};
    if (!get_context) get_context = (void (*)(void *, void *))dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetContext");
    // The timer as Foundation has it is the object that its function is called with.
    if (get_context) get_context(timer, &context);
    if (context.object && taker(context.object)) return;
  }
  if (!next) next = (void (*)(void *, void *, const void *))dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
  next(loop, timer, mode);
}
