/// Glass behind a view. Apple does not publish how it bends light; here it is a material with a
/// tint and a thin bright edge.
public struct Glass: Hashable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  /// What is laid over it.
  private(set) var tintColor: Color?
  /// Whether it reacts to touches; a picture shows no difference.
  private(set) var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  /// The usual one.
  public static let regular = Glass(.regular)
  /// One that hides little.
  public static let clear = Glass(.clear)
  /// None: the view is shown as it is.
  public static let identity = Glass(.identity)

  /// The same with a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }

  /// The same, reacting to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  /// What is behind the view; nil for no glass.
  var material: Material? {
    switch kind {
    case .identity: nil
    case .regular: .regular
    case .clear: .ultraThin
    }
  }
}
