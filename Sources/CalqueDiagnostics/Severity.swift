/// How much a finding matters, from the mildest to the gravest.
public enum Severity: String, Sendable, Hashable, CaseIterable {
  /// Worth knowing; nothing is wrong at run time.
  case information
  /// Someone sees a worse text than was meant.
  case warning
  /// Text is lost, a wrong text is shown, or the program stops.
  case error
}

extension Severity: Comparable {
  /// Whether the first weighs less than the second.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .information: 0
    case .warning: 1
    case .error: 2
    }
  }
}
