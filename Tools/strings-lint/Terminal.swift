#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the output goes to.
enum Terminal {
  /// Whether colours are wanted on the standard output. `NO_COLOR` (no-color.org) and
  /// `CLICOLOR_FORCE` (bixense.com/clicolors) come before what the output is.
  static var wantsColor: Bool {
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), variable("CLICOLOR_FORCE") != "0" { return true }
    return isatty(STDOUT_FILENO) == 1 && variable("TERM") != "dumb"
  }

  /// Whether somebody watches the standard error.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb" }

  /// How many lines the terminal has that the standard output goes to; nil where it goes elsewhere.
  static var height: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    return size(STDOUT_FILENO).map { Int($0.ws_row) } ?? 24
  }

  /// How many columns the terminal has that the standard error goes to.
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
