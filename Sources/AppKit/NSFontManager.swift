/// Knows fonts, and the panel in which people choose them. Hosts show none.
@MainActor @preconcurrency
open class NSFontManager {
  /// The one there is.
  public static let shared = NSFontManager()

  /// The object that is told of a choice.
  open weak var target: AnyObject?
  /// The name of the method that is told: it is not called.
  open var action: Selector = "changeFont:"
  /// The families of the system: none are listed.
  open var availableFontFamilies: [String] { [] }

  /// The font that was chosen in place of another one: the same.
  open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
  /// The panel.
  open func fontPanel(_ create: Bool) -> NSFontPanel? { .shared }
  /// Shows the panel: nothing happens.
  open func orderFrontFontPanel(_ sender: Any?) {}
  /// Says which font is chosen: nothing happens.
  open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
}

/// The panel in which people choose fonts. Hosts show none.
open class NSFontPanel: NSPanel {
  /// What can be chosen.
  public struct ModeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The modes by their names.
    public static let face = Self(rawValue: 1), size = Self(rawValue: 2),
      collection = Self(rawValue: 4)
  }

  /// The one there is.
  public static let shared = NSFontPanel()

  /// Says which font is chosen: nothing happens.
  open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
}
