/// The severity of a finding, from the lowest to the highest.
public enum Severity: String, Sendable, Hashable, CaseIterable {
  /// Informative; nothing is wrong at run time.
  case information
  /// Users see a worse text than intended.
  case warning
  /// Text is lost, a wrong text is shown, or the program stops.
  case error
}

extension Severity {
  /// The word for the severity in the messages of compilers: `note`, `warning`, `error`.
  public var label: String { self == .information ? "note" : rawValue }
}

extension Severity: Comparable {
  /// Whether the first is less severe than the second.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .information: 0
    case .warning: 1
    case .error: 2
    }
  }
}
