#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The destination of the output.
enum Terminal {
  /// Whether colours are used on the standard output. `NO_COLOR` (no-color.org) and
  /// `CLICOLOR_FORCE` (bixense.com/clicolors) take precedence over the kind of output.
  static var wantsColor: Bool {
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), variable("CLICOLOR_FORCE") != "0" { return true }
    return isatty(STDOUT_FILENO) == 1 && variable("TERM") != "dumb"
  }

  /// Whether the standard error is an interactive terminal.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb" }

  /// The number of lines of the terminal that is the standard output; nil if it is not a terminal.
  static var height: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    return size(STDOUT_FILENO).map { Int($0.ws_row) } ?? 24
  }

  /// The number of columns of the terminal that is the standard error.
  static var width: Int { max(40, size(STDERR_FILENO).map { Int($0.ws_col) } ?? 100) }

  private static func size(_ descriptor: Int32) -> winsize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return nil
    }
    return size
  }

  private static func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
