/// The progress of a long run, on an interactive terminal.
struct ProgressBar {
  /// A shorter run needs no bar: half a second.
  private static let patience = Duration.milliseconds(500)
  /// As often as the eye can follow.
  private static let interval = Duration.milliseconds(100)
  private static let width = 30

  private let size: Int
  private let isShown: Bool
  private var done = 0
  private var isVisible = false
  private var next = ContinuousClock.now + patience

  /// A bar for a total number of bytes.
  init(size: Int, isShown: Bool) {
    self.size = max(size, 1)
    self.isShown = isShown
  }

  /// Reports progress.
  mutating func advance(by bytes: Int) {
    guard isShown else { return }
    done += bytes
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + Self.interval
    let part = min(Self.width, done * Self.width / size)
    let bar = String(repeating: "#", count: part) + String(repeating: ".", count: Self.width - part)
    StandardError.write("\r[\(bar)] \(min(100, done * 100 / size)) %")
    isVisible = true
  }

  /// Removes the bar.
  mutating func clear() {
    guard isVisible else { return }
    // Moves to the beginning of the line, and erases it (ECMA-48, EL).
    StandardError.write("\r\u{1B}[K")
    isVisible = false
  }
}
