/// Where suggestions are.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let number: Int

  /// As the platform decides: in the content on iOS, in a menu on macOS.
  public static var automatic: Self { Self(number: 0) }
  /// In a menu at the field.
  public static var menu: Self { Self(number: 1) }
  /// In the content.
  public static var content: Self { Self(number: 2) }

  /// Some places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public var rawValue: Int

    /// Makes a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu at the field.
    public static var menu: Set { Set(rawValue: 1) }
    /// In the content.
    public static var content: Set { Set(rawValue: 2) }
  }

  fileprivate var set: Set { self == .menu ? .menu : self == .content ? .content : [] }
}

private let suggestionsPlacementSlot = EnvironmentSlot<SearchSuggestionsPlacement>()

extension EnvironmentValues {
  /// Where the suggestions are that the views belong to: on iOS in the content, on macOS in a menu.
  /// Elsewhere it is automatic.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[suggestionsPlacementSlot] ?? .automatic }
    set { self[suggestionsPlacementSlot] = newValue }
  }
}

/// Suggestions that are shown in some places only.
struct SuggestionsModifier {
  let visibility: Visibility
  let placements: SearchSuggestionsPlacement.Set
}

extension SuggestionsModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let place = emitter.environment.searchSuggestionsPlacement.set
    guard visibility != .hidden || placements.isDisjoint(with: place) else { return }
    content._emit(into: emitter)
  }
}
