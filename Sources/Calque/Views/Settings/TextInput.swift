/// Which letters a keyboard writes as capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// None.
  public static var never: Self { Self("never") }

  /// The first one of each word.
  public static var words: Self { Self("words") }

  /// The first one of each sentence.
  public static var sentences: Self { Self("sentences") }

  /// All.
  public static var characters: Self { Self("characters") }
}

/// What is submitted: the input of a text field, or of a search field.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The input of text fields.
  public static let text = Self(rawValue: 1)
  /// The input of search fields.
  public static let search = Self(rawValue: 2)
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// They cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How much help people are offered as they write.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// All of it.
  public static var complete: Self { Self("complete") }

  /// A part of it.
  public static var limited: Self { Self("limited") }

  /// None.
  public static var disabled: Self { Self("disabled") }
}

nonisolated extension View {
  /// Says whether the input inside is corrected.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(SettingModifier(disable))
  }

  /// Says whether the input inside is corrected.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @available(*, deprecated, message: "Use autocorrectionDisabled(_:) instead")
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(SettingModifier(disable as Any))
  }

  /// Says which letters a keyboard writes as capitals.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    modifier(SettingModifier(autocapitalization as Any))
  }

  /// Says what the key of the keyboard is called that ends the input of the fields inside.
  ///
  /// Assistive technology reads it as an action of the field, in the language of the reader; see
  /// ``ViewHost/accessibilityElements``. The action does what ``ViewHost/submit(_:)`` does. A host
  /// draws no keyboard; ``ViewHost/returnKeyTitle`` is what its key would show for the field with
  /// the focus.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(EnvironmentModifier { $0.submitLabel = submitLabel })
      .modifier(SettingModifier(submitLabel))
  }

  /// Says whether the texts inside can be selected.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(SettingModifier(S.allowsSelection))
  }

  /// Says how much help people are offered as they write.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(SettingModifier(behavior))
  }
}
