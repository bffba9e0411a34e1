import CalqueLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Messages other than results.
enum StandardError {
  static func write(_ text: String) {
    var output = OutputBuffer(descriptor: STDERR_FILENO)
    output.write(text)
    output.flush()
  }
}

/// Ends the process.
func finish(_ status: Int32) -> Never { exit(status) }
