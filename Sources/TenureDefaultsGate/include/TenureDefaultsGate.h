#pragma once
#include <stdbool.h>

// A gate in front of Foundation's user defaults on Linux. Foundation reads and writes all of them through four C functions
// that it exports and calls by name, so a program that has functions of these names is asked first. Without handlers the
// gate stands open: everything is Foundation's own.

/// An object of Foundation's, not retained: a key, a value, the name of a domain.
typedef const void *tenure_object;

struct tenure_gate {
  /// The name of the domain that stands in for the standard one in the code that runs now, or null.
  tenure_object _Nullable (*_Nonnull standard)(void);
  /// A value of the domain is about to be read or set; called without the lock.
  void (*_Nonnull will_use)(tenure_object _Nonnull domain);
  /// A value was set, maybe to what it was; called without the lock.
  void (*_Nonnull did_set)(tenure_object _Nonnull key, tenure_object _Nonnull domain);
  /// `synchronize()` was called: 1 for done, 0 for failed, -1 to let Foundation do it.
  int (*_Nonnull synchronize)(tenure_object _Nonnull domain);
};

/// Puts the handlers in place, for good.
void tenure_gate_install(struct tenure_gate handlers);
/// False where Foundation is linked statically, and so never asks.
bool tenure_gate_is_in_force(void);
/// True once a value was set while there were no handlers.
bool tenure_gate_was_passed(void);
/// Holds off all setting of values by other threads.
void tenure_gate_lock(void);
void tenure_gate_unlock(void);
/// While it is on, what this thread reads and sets is told to nobody.
void tenure_gate_set_quiet(bool quiet);
