nonisolated extension View {
  /// Says that what is shown may be out of date for a moment.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(SettingModifier(invalidatable))
  }

  /// Says what is typed to choose the view among others.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(SettingModifier(text as Any))
  }

  /// Says what is typed to choose the view among others.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Says what is typed to choose the view among others.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(verbatim: String(string)))
  }

  /// Says whether texts inside have a shorter form where there is little room.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    modifier(SettingModifier(preference))
  }

  /// Says what decides the direction of the texts inside.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``. A text of a key
  /// has the direction of its language, others have that of their first strong letter.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    modifier(SettingModifier(strategy))
  }

  /// Says what decides at which edge the lines of the texts inside begin.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``. It is the
  /// direction of the layout.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    modifier(SettingModifier(strategy))
  }
}

extension Text {
  /// What decides the direction of a text.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// As the platform decides.
    public static let `default` = Self("default")
    /// Its letters.
    public static let contentBased = Self("contentBased")
    /// The direction of the layout.
    public static let layoutBased = Self("layoutBased")
  }

  /// What decides at which edge lines begin.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// As the platform decides.
    public static let `default` = Self("default")
    /// The direction of the layout.
    public static let layoutBased = Self("layoutBased")
    /// The direction of the text.
    public static let writingDirectionBased = Self("writingDirectionBased")
  }
}

/// Whether a text has a shorter form where there is little room.
public protocol TextVariantPreference {}

/// The same form everywhere.
public struct FixedTextVariant: TextVariantPreference, Hashable, Sendable {}

/// A form that depends on the room.
public struct SizeDependentTextVariant: TextVariantPreference, Hashable, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The same form everywhere.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A form that depends on the room.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
