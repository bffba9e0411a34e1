#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many threads are useful.
package enum ProcessorCount {
  /// The number of active processors; at least one.
  package static var current: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
