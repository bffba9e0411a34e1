// The values are those of the Human Interface Guidelines, Color, "iOS system colors" and "grays"
// (before iOS 26); `SystemColor` has their components, and says where the others are from.
extension Color {
  /// Red.
  public static let red = Color(hue: .red)
  /// Orange.
  public static let orange = Color(hue: .orange)
  /// Yellow.
  public static let yellow = Color(hue: .yellow)
  /// Green.
  public static let green = Color(hue: .green)
  /// Mint.
  public static let mint = Color(hue: .mint)
  /// Teal.
  public static let teal = Color(hue: .teal)
  /// Cyan.
  public static let cyan = Color(hue: .cyan)
  /// Blue.
  public static let blue = Color(hue: .blue)
  /// Indigo.
  public static let indigo = Color(hue: .indigo)
  /// Purple.
  public static let purple = Color(hue: .purple)
  /// Pink.
  public static let pink = Color(hue: .pink)
  /// Brown.
  public static let brown = Color(hue: .brown)
  /// Grey.
  public static let gray = Color(hue: .gray)
  /// Black.
  public static let black = Color(light: 0x000000, dark: 0x000000)
  /// White.
  public static let white = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// Nothing is painted.
  public static let clear = Color(white: 0, opacity: 0)

  /// Primary to quinary labels; the platform has colours for the first four.
  static let labels = [
    Color(system: .label), Color(system: .secondaryLabel), Color(system: .tertiaryLabel),
    Color(system: .quaternaryLabel), Color(system: .quinaryLabel),
  ]
  static let separator = Color(system: .separator)
  static let systemBackground = Color(system: .systemBackground)
  static let groupedBackground = Color(system: .systemGroupedBackground)
  static let groupedRowBackground = Color(system: .secondarySystemGroupedBackground)
  /// The background of a selected row of iOS 26, measured in light; `systemGray4` in both.
  static let selectedRow = Color(system: .systemGray4)
  /// `alternatingContentBackgroundColors` of AppKit.
  static let alternateRowBackground = Color(light: 0xF4F5F5, dark: 0x2A2A2A)
  /// The rows of a watch, from its design resources.
  static let platterBackground = Color(light: 0x222223, dark: 0x222223)
  /// Measured on macOS 26 in light; the dark value is a guess.
  static let sidebarBackground = Color(light: 0xF0F0F0, dark: 0x282828)
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// Nothing is painted.
  public static var clear: Color { Color.clear }
}
