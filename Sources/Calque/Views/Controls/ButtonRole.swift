/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel, close, confirm }

  private let kind: Kind

  /// It deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It leaves everything as it was.
  public static let cancel = ButtonRole(kind: .cancel)
  /// It closes what it is in.
  public static let close = ButtonRole(kind: .close)
  /// It agrees to what it is in.
  public static let confirm = ButtonRole(kind: .confirm)
}
