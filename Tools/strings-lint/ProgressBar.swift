/// How far a long run is, on a terminal that somebody watches.
struct ProgressBar {
  /// What takes no longer needs no bar: half a second.
  private static let patience = Duration.milliseconds(500)
  /// As often as an eye can follow.
  private static let interval = Duration.milliseconds(100)
  private static let width = 30

  private let size: Int
  private let isShown: Bool
  private var done = 0
  private var isVisible = false
  private var next = ContinuousClock.now + patience

  /// A bar for so many bytes.
  init(size: Int, isShown: Bool) {
    self.size = max(size, 1)
    self.isShown = isShown
  }

  /// Tells that more is done.
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

  /// Takes the bar away.
  mutating func clear() {
    guard isVisible else { return }
    // To the beginning of the line, and erase it (ECMA-48, EL).
    StandardError.write("\r\u{1B}[K")
    isVisible = false
  }
}
