import Calque

// The colours with names of colours are those of the Human Interface Guidelines, Color, "macOS
// system colors" (before macOS 26); the others are those of AppKit on macOS 14.
extension NSColor {
  private static func system(
    _ light: UInt32, dark: UInt32, opacity: Float = 1, darkOpacity: Float? = nil
  ) -> NSColor {
    NSColor(
      Color(SystemColor(light, dark: dark, opacity: opacity, darkOpacity: darkOpacity)))
  }

  /// Black.
  public static let black = NSColor(white: 0, alpha: 1)
  /// A dark grey.
  public static let darkGray = NSColor(white: 1 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = NSColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = NSColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = NSColor(white: 0.5, alpha: 1)
  /// Red in full.
  public static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green in full.
  public static let green = NSColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue in full.
  public static let blue = NSColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan in full.
  public static let cyan = NSColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow in full.
  public static let yellow = NSColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta in full.
  public static let magenta = NSColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange in full.
  public static let orange = NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple in full.
  public static let purple = NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown in full.
  public static let brown = NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing is painted.
  public static let clear = NSColor(white: 0, alpha: 0)

  /// The system's red.
  public static let systemRed = system(0xFF3B30, dark: 0xFF453A)
  /// The system's orange.
  public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A)
  /// The system's green.
  public static let systemGreen = system(0x28CD41, dark: 0x32D74B)
  /// The system's mint.
  public static let systemMint = system(0x00C7BE, dark: 0x63E6E2)
  /// The system's teal.
  public static let systemTeal = system(0x59ADC4, dark: 0x6AC4DC)
  /// The system's cyan.
  public static let systemCyan = system(0x55BEF0, dark: 0x5AC8F5)
  /// The system's blue.
  public static let systemBlue = system(0x007AFF, dark: 0x0A84FF)
  /// The system's indigo.
  public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6)
  /// The system's purple.
  public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink.
  public static let systemPink = system(0xFF2D55, dark: 0xFF375F)
  /// The system's brown.
  public static let systemBrown = system(0xA2845E, dark: 0xAC8E68)
  /// The system's grey.
  public static let systemGray = system(0x8E8E93, dark: 0x98989D)
  /// Texts.
  public static let labelColor = system(0x000000, dark: 0xFFFFFF, opacity: 0.85, darkOpacity: 0.85)
  /// Texts of the second rank.
  public static let secondaryLabelColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 0.5, darkOpacity: 0.55)
  /// Texts of the third rank.
  public static let tertiaryLabelColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 0.26, darkOpacity: 0.25)
  /// Texts of the fourth rank.
  public static let quaternaryLabelColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 0.1, darkOpacity: 0.1)
  /// What is shown in an empty field.
  public static let placeholderTextColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 0.25, darkOpacity: 0.25)
  /// Lines.
  public static let separatorColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 0.1, darkOpacity: 0.1)
  /// Texts of controls.
  public static let controlTextColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 0.85, darkOpacity: 0.85)
  /// Texts of controls that do not react.
  public static let disabledControlTextColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 0.25, darkOpacity: 0.25)
  /// Texts of headers of tables.
  public static let headerTextColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 0.85, darkOpacity: 0.85)
  /// Selected texts in a window behind.
  public static let unemphasizedSelectedTextColor = system(
    0x000000, dark: 0xFFFFFF, opacity: 1, darkOpacity: 1)
  /// Texts that can be changed.
  public static let textColor = system(0x000000, dark: 0xFFFFFF, opacity: 1, darkOpacity: 1)
  /// Links.
  public static let linkColor = system(0x0068DA, dark: 0x419CFF)
  /// The ground of a window.
  public static let windowBackgroundColor = system(0xECECEC, dark: 0x323232)
  /// The ground behind pages.
  public static let underPageBackgroundColor = system(0x969696, dark: 0x282828)
  /// The ground of large controls.
  public static let controlBackgroundColor = system(0xFFFFFF, dark: 0x1E1E1E)
  /// The ground of texts.
  public static let textBackgroundColor = system(0xFFFFFF, dark: 0x1E1E1E)
  /// Controls.
  public static let controlColor = system(0xFFFFFF, dark: 0x656565)
  /// Selected controls.
  public static let selectedControlColor = system(0xB3D7FF, dark: 0x3F638B)
  /// Texts of selected controls.
  public static let selectedControlTextColor = system(0x000000, dark: 0xFFFFFF)
  /// Texts of selected rows.
  public static let alternateSelectedControlTextColor = system(0xFFFFFF, dark: 0xFFFFFF)
  /// Selected texts.
  public static let selectedTextColor = system(0x000000, dark: 0xFFFFFF)
  /// The ground of selected texts.
  public static let selectedTextBackgroundColor = system(0xB3D7FF, dark: 0x3F638B)
  /// The ground of selected rows.
  public static let selectedContentBackgroundColor = system(0x0064E1, dark: 0x0059D1)
  /// The ground of selected rows in a window behind.
  public static let unemphasizedSelectedContentBackgroundColor = system(0xDCDCDC, dark: 0x464646)
  /// The ground of selected texts in a window behind.
  public static let unemphasizedSelectedTextBackgroundColor = system(0xDCDCDC, dark: 0x464646)
  /// Lines of tables.
  public static let gridColor = system(0xE6E6E6, dark: 0x1A1A1A)
  /// Titles of windows.
  public static let windowFrameTextColor = system(0x000000, dark: 0xFFFFFF)
  /// What was found.
  public static let findHighlightColor = system(0xFFFF00, dark: 0xFFFF00)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// What can be touched.
  public static let controlAccentColor = NSColor(Color.accentColor)
  /// Grounds of rows by turns.
  public static let alternatingContentBackgroundColors = [
    controlBackgroundColor, system(0xF4F5F5, dark: 0x2A2A2A),
  ]
}
