#define _GNU_SOURCE
#include "TenureDefaultsGate.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>

static struct tenure_gate handlers;
static atomic_bool is_installed;
static atomic_bool was_passed;
static _Thread_local bool is_quiet;
static pthread_mutex_t lock;

__attribute__((constructor)) static void make_lock(void) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&lock, &attributes);
  pthread_mutexattr_destroy(&attributes);
}

void tenure_gate_install(struct tenure_gate new_handlers) {
  handlers = new_handlers;
  atomic_store(&is_installed, true);
}

bool tenure_gate_was_passed(void) { return atomic_load(&was_passed); }
void tenure_gate_lock(void) { pthread_mutex_lock(&lock); }
void tenure_gate_unlock(void) { pthread_mutex_unlock(&lock); }
void tenure_gate_set_quiet(bool quiet) { is_quiet = quiet; }

#if defined(__linux__)

/// There are handlers, and this thread's doings concern them.
static bool is_heeded(void) { return atomic_load(&is_installed) && !is_quiet; }

// Foundation's own functions, found behind ours in the order in which names are looked up.
static tenure_object (*copy_value)(tenure_object, tenure_object);
static tenure_object (*copy_all)(tenure_object, tenure_object, tenure_object, tenure_object);
static void (*set_value)(tenure_object, tenure_object, tenure_object);
static unsigned char (*synchronize)(tenure_object);
static tenure_object *current_application;
static pthread_once_t found = PTHREAD_ONCE_INIT;

static void find(void) {
  *(void **)&copy_value = dlsym(RTLD_NEXT, "CFPreferencesCopyAppValue");
  *(void **)&copy_all = dlsym(RTLD_NEXT, "CFPreferencesCopyMultiple");
  *(void **)&set_value = dlsym(RTLD_NEXT, "CFPreferencesSetAppValue");
  *(void **)&synchronize = dlsym(RTLD_NEXT, "CFPreferencesAppSynchronize");
  current_application = dlsym(RTLD_DEFAULT, "kCFPreferencesCurrentApplication");
}

/// The domain that is meant here.
static tenure_object meant(tenure_object domain) {
  pthread_once(&found, find);
  if (!atomic_load(&is_installed) || !current_application || domain != *current_application) return domain;
  tenure_object other = handlers.standard();
  return other ? other : domain;
}

/// `meant`, for a domain that is about to be read or set.
static tenure_object used(tenure_object domain) {
  domain = meant(domain);
  if (is_heeded()) handlers.will_use(domain);
  return domain;
}

static tenure_object gate_copy_value(tenure_object key, tenure_object domain) {
  domain = used(domain);
  return copy_value(key, domain);
}

static tenure_object gate_copy_all(tenure_object keys, tenure_object domain, tenure_object user, tenure_object host) {
  domain = used(domain);
  return copy_all(keys, domain, user, host);
}

static void gate_set_value(tenure_object key, tenure_object value, tenure_object domain) {
  domain = used(domain);
  if (!atomic_load(&is_installed)) atomic_store(&was_passed, true);
  tenure_gate_lock();
  set_value(key, value, domain);
  tenure_gate_unlock();
  if (is_heeded()) handlers.did_set(key, domain);
}

static unsigned char gate_synchronize(tenure_object domain) {
  domain = meant(domain);
  int result = atomic_load(&is_installed) ? handlers.synchronize(domain) : -1;
  return result < 0 ? synchronize(domain) : result;
}

// Weak: where Foundation is linked statically its own definitions are the only ones.
#define GATE __attribute__((weak, visibility("default")))
GATE tenure_object CFPreferencesCopyAppValue(tenure_object key, tenure_object domain) {
  return gate_copy_value(key, domain);
}
GATE tenure_object CFPreferencesCopyMultiple(
    tenure_object keys, tenure_object domain, tenure_object user, tenure_object host) {
  return gate_copy_all(keys, domain, user, host);
}
GATE void CFPreferencesSetAppValue(tenure_object key, tenure_object value, tenure_object domain) {
  gate_set_value(key, value, domain);
}
GATE unsigned char CFPreferencesAppSynchronize(tenure_object domain) { return gate_synchronize(domain); }

/// Ours is the one that everybody finds, and there is another one behind it.
bool tenure_gate_is_in_force(void) {
  pthread_once(&found, find);
  return set_value && dlsym(RTLD_DEFAULT, "CFPreferencesSetAppValue") != (void *)set_value;
}

#else

bool tenure_gate_is_in_force(void) { return false; }

#endif
