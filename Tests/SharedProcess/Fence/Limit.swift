import Glibc

/// Limits the length of every file that this process writes; nil takes the limit away.
func limit(to bytes: Int?) {
  var limit = rlimit()
  unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  limit.rlim_cur = bytes.map { rlim_t($0) } ?? limit.rlim_max
  unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}
