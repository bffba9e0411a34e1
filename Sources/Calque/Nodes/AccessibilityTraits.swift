/// What an element is or does for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// Makes an empty set.
  public init() { bits = 0 }

  /// It is a button.
  public static let isButton = Self(bits: 1 << 0)
  /// It is a heading.
  public static let isHeader = Self(bits: 1 << 1)
  /// It is selected.
  public static let isSelected = Self(bits: 1 << 2)
  /// It is a link.
  public static let isLink = Self(bits: 1 << 3)
  /// It is a search field.
  public static let isSearchField = Self(bits: 1 << 4)
  /// It is a picture.
  public static let isImage = Self(bits: 1 << 5)
  /// It plays a sound when it is activated.
  public static let playsSound = Self(bits: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = Self(bits: 1 << 7)
  /// It is a text that does not change.
  public static let isStaticText = Self(bits: 1 << 8)
  /// It sums up the screen.
  public static let isSummaryElement = Self(bits: 1 << 9)
  /// It often changes.
  public static let updatesFrequently = Self(bits: 1 << 10)
  /// It begins to play or record something.
  public static let startsMediaSession = Self(bits: 1 << 11)
  /// It takes touches itself.
  public static let allowsDirectInteraction = Self(bits: 1 << 12)
  /// It turns the page when it has been read.
  public static let causesPageTurn = Self(bits: 1 << 13)
  /// What is beside it is out of reach.
  public static let isModal = Self(bits: 1 << 14)
  /// It can be switched on and off.
  public static let isToggle = Self(bits: 1 << 15)
  /// It is a bar of tabs.
  public static let isTabBar = Self(bits: 1 << 16)

  private static let names: [(Self, String)] = [
    (isButton, "isButton"), (isHeader, "isHeader"), (isSelected, "isSelected"), (isLink, "isLink"),
    (isSearchField, "isSearchField"), (isImage, "isImage"), (playsSound, "playsSound"),
    (isKeyboardKey, "isKeyboardKey"), (isStaticText, "isStaticText"),
    (isSummaryElement, "isSummaryElement"), (updatesFrequently, "updatesFrequently"),
    (startsMediaSession, "startsMediaSession"),
    (allowsDirectInteraction, "allowsDirectInteraction"), (causesPageTurn, "causesPageTurn"),
    (isModal, "isModal"), (isToggle, "isToggle"), (isTabBar, "isTabBar"),
  ]

  /// The names of the traits in the set, in the order of their declarations.
  public var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  /// Whether all traits of a set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(bits: bits | other.bits)
  }

  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(bits: bits & other.bits)
  }

  /// The traits that are in one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(bits: bits ^ other.bits)
  }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes traits away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    bits &= ~member.bits
    return known.isEmpty ? nil : known
  }

  /// Puts traits in the place of those that are the same.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.isEmpty ? nil : known
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps the traits that are in another set, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps the traits that are in one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits ^= other.bits
  }
}

/// What a modifier does to the traits of an element.
package enum AccessibilityTraitChange {
  case add(AccessibilityTraits)
  case remove(AccessibilityTraits)

  func apply(to traits: inout AccessibilityTraits) {
    switch self {
    case .add(let more): traits.formUnion(more)
    case .remove(let some): traits.remove(some)
    }
  }
}

/// What is made of the elements inside of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }
  private let kind: Kind

  /// They are left out.
  public static let ignore = Self(kind: .ignore)
  /// They are inside of an element.
  public static let contain = Self(kind: .contain)
  /// They are joined to one element.
  public static let combine = Self(kind: .combine)
}

/// Something that can be done with an element.
package struct NamedAction {
  /// What it is called; nil for what a double tap does.
  package let name: String?
  package let action: () -> Void
}
