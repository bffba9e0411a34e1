/// What the key of a keyboard is called that ends the input.
public struct SubmitLabel: Hashable, Sendable {
  /// The word of the key.
  let word: SystemWord

  private init(_ word: SystemWord) { self.word = word }

  /// Done.
  public static var done: Self { Self(.done) }

  /// Go.
  public static var go: Self { Self(.go) }

  /// Send.
  public static var send: Self { Self(.send) }

  /// Join.
  public static var join: Self { Self(.join) }

  /// Route.
  public static var route: Self { Self(.route) }

  /// Search.
  public static var search: Self { Self(.search) }

  /// Return.
  public static var `return`: Self { Self(.returnKey) }

  /// Next.
  public static var next: Self { Self(.next) }

  /// Continue.
  public static var `continue`: Self { Self(.goOn) }
}

private let submitLabelSlot = EnvironmentSlot<SubmitLabel>()

extension EnvironmentValues {
  /// What the key is called that ends the input of the fields inside; nil if nothing was said.
  var submitLabel: SubmitLabel? {
    get { self[submitLabelSlot] }
    set { self[submitLabelSlot] = newValue }
  }
}
