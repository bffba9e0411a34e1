import Foundation

/// Something of a menu. Menus of UIKit are not shown here.
@MainActor @preconcurrency
open class UIMenuElement {
  /// What it is called.
  open var title: String
  /// More about it.
  open var subtitle: String?
  /// The symbol beside it.
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// Whether it reacts, loses something, and is shown.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes by their names.
    public static let disabled = Self(rawValue: 1), destructive = Self(rawValue: 2),
      hidden = Self(rawValue: 4), keepsMenuPresented = Self(rawValue: 8)
  }

  /// Whether it has a check mark.
  public enum State: Int, Sendable {
    /// The states by their names.
    case off, on, mixed
  }
}

/// Something that is done.
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// Whether it reacts, loses something, and is shown.
  open var attributes: Attributes
  /// Whether it has a check mark.
  open var state: State
  /// A title that says more.
  open var discoverabilityTitle: String?
  /// What it was done by: nothing.
  open var sender: Any? { nil }
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// A menu.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The menus of the system.
    public static let file = Self("com.apple.menu.file"), edit = Self("com.apple.menu.edit"),
      view = Self("com.apple.menu.view"), help = Self("com.apple.menu.help"),
      format = Self("com.apple.menu.format"), window = Self("com.apple.menu.window")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The options by their names.
    public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2),
      singleSelection = Self(rawValue: 32), displayAsPalette = Self(rawValue: 128)
  }

  /// The name.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The menu with something else in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// Something of a menu with the name of a method. The method is not called.
open class UICommand: UIMenuElement {
  /// The name of the method.
  public let action: Selector?
  /// A title that says more.
  open var discoverabilityTitle: String?

  init(title: String, image: UIImage?, action: Selector?) {
    self.action = action
    super.init(title: title, image: image)
  }
}

/// Keys with the name of a method. The method is not called.
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Makes a command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Keys without characters.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow",
    inputDownArrow = "UIKeyInputDownArrow", inputLeftArrow = "UIKeyInputLeftArrow",
    inputRightArrow = "UIKeyInputRightArrow", inputEscape = "UIKeyInputEscape",
    inputPageUp = "UIKeyInputPageUp", inputPageDown = "UIKeyInputPageDown",
    inputHome = "UIKeyInputHome", inputEnd = "UIKeyInputEnd", inputDelete = "\u{8}"
}

/// Keys that are held down beside others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The keys by their names.
  public static let alphaShift = Self(rawValue: 1 << 16), shift = Self(rawValue: 1 << 17),
    control = Self(rawValue: 1 << 18), alternate = Self(rawValue: 1 << 19),
    command = Self(rawValue: 1 << 20), numericPad = Self(rawValue: 1 << 21)
}
