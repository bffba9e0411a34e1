import Calque

extension UIColor {
  private static func named(_ name: String) -> UIColor {
    UIColor(SystemColor.named[name].map { Color($0) } ?? .clear)
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red in full.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green in full.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue in full.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan in full.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow in full.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta in full.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange in full.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple in full.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown in full.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing is painted.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's red.
  public static let systemRed = named("systemRed")
  /// The system's orange.
  public static let systemOrange = named("systemOrange")
  /// The system's yellow.
  public static let systemYellow = named("systemYellow")
  /// The system's green.
  public static let systemGreen = named("systemGreen")
  /// The system's mint.
  public static let systemMint = named("systemMint")
  /// The system's teal.
  public static let systemTeal = named("systemTeal")
  /// The system's cyan.
  public static let systemCyan = named("systemCyan")
  /// The system's blue.
  public static let systemBlue = named("systemBlue")
  /// The system's indigo.
  public static let systemIndigo = named("systemIndigo")
  /// The system's purple.
  public static let systemPurple = named("systemPurple")
  /// The system's pink.
  public static let systemPink = named("systemPink")
  /// The system's brown.
  public static let systemBrown = named("systemBrown")
  /// The system's grey.
  public static let systemGray = named("systemGray")
  /// The system's grey, step 2.
  public static let systemGray2 = named("systemGray2")
  /// The system's grey, step 3.
  public static let systemGray3 = named("systemGray3")
  /// The system's grey, step 4.
  public static let systemGray4 = named("systemGray4")
  /// The system's grey, step 5.
  public static let systemGray5 = named("systemGray5")
  /// The system's grey, step 6.
  public static let systemGray6 = named("systemGray6")
  /// Texts.
  public static let label = named("label")
  /// Texts of the second rank.
  public static let secondaryLabel = named("secondaryLabel")
  /// Texts of the third rank.
  public static let tertiaryLabel = named("tertiaryLabel")
  /// Texts of the fourth rank.
  public static let quaternaryLabel = named("quaternaryLabel")
  /// What is shown in an empty field.
  public static let placeholderText = named("placeholderText")
  /// Links.
  public static let link = named("link")
  /// Lines that are seen through.
  public static let separator = named("separator")
  /// Lines.
  public static let opaqueSeparator = named("opaqueSeparator")
  /// Thin and small shapes.
  public static let systemFill = named("systemFill")
  /// Shapes of medium size.
  public static let secondarySystemFill = named("secondarySystemFill")
  /// Large shapes.
  public static let tertiarySystemFill = named("tertiarySystemFill")
  /// Large areas.
  public static let quaternarySystemFill = named("quaternarySystemFill")
  /// The ground of a screen.
  public static let systemBackground = named("systemBackground")
  /// What lies on the ground.
  public static let secondarySystemBackground = named("secondarySystemBackground")
  /// What lies on that.
  public static let tertiarySystemBackground = named("tertiarySystemBackground")
  /// The ground of grouped rows.
  public static let systemGroupedBackground = named("systemGroupedBackground")
  /// Grouped rows.
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
  /// What lies on grouped rows.
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
  /// Texts on a light ground, in both appearances.
  public static let darkText = named("darkText")
  /// Texts on a dark ground, in both appearances.
  public static let lightText = named("lightText")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// What can be touched.
  public static let tintColor = UIColor(Color.accentColor)
}
