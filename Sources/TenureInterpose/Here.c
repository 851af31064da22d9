#include "TenureInterpose.h"

// What a thread is in the middle of, to be put back when a stack is left.

struct tenure_here tenure_here_get(void) {
  return (struct tenure_here){
      tenure_observer_slot, tenure_screen_slot, tenure_session_slot, tenure_time_slot, tenure_thread_kind};
}

void tenure_here_set(struct tenure_here here) {
  tenure_observer_slot = here.observer;
  tenure_screen_slot = here.screen;
  tenure_session_slot = here.session;
  tenure_time_slot = here.time;
  tenure_thread_kind = here.kind;
}

void tenure_as_another_thread(void (*body)(void *), void *context) {
  char kind = tenure_thread_kind;
  tenure_thread_kind = 3;
  body(context);
  tenure_thread_kind = kind;
}
