/// A colour of the system: light or dark, with usual or increased contrast.
package struct SystemColor: ColorProvider {
  private let light: UInt32
  private let dark: UInt32
  private let lightContrast: UInt32
  private let darkContrast: UInt32
  private let opacity: Float
  private let darkOpacity: Float
  /// How much more opaque the colour is with increased contrast.
  private let addedOpacity: Float

  /// Makes a colour of components as 0xRRGGBB.
  package init(
    _ light: UInt32, dark: UInt32, increased: (light: UInt32, dark: UInt32)? = nil,
    opacity: Float = 1, darkOpacity: Float? = nil, addedOpacity: Float = 0
  ) {
    (self.light, self.dark) = (light, dark)
    (lightContrast, darkContrast) = (increased?.light ?? light, increased?.dark ?? dark)
    (self.opacity, self.darkOpacity) = (opacity, darkOpacity ?? opacity)
    self.addedOpacity = addedOpacity
  }

  /// Makes a colour through which its ground is seen. With increased contrast UIKit's labels, fills
  /// and separators are 0.08 more opaque.
  private static func veil(
    _ light: UInt32, dark: UInt32, _ opacity: Float, _ darkOpacity: Float
  ) -> SystemColor {
    SystemColor(
      light, dark: dark, opacity: opacity, darkOpacity: darkOpacity, addedOpacity: 0.08)
  }

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isDark = environment.colorScheme == .dark
    guard environment.colorSchemeContrast == .increased else {
      return Color.Resolved(hex: isDark ? dark : light, opacity: isDark ? darkOpacity : opacity)
    }
    return Color.Resolved(
      hex: isDark ? darkContrast : lightContrast,
      opacity: (isDark ? darkOpacity : opacity) + addedOpacity)
  }

  /// The colours that have the names of colours.
  enum Hue: UInt8 {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  }

  static func hue(_ hue: Hue) -> SystemColor {
    switch hue {
    case .red: Self(0xFF3B30, dark: 0xFF453A, increased: (0xD70015, 0xFF6961))
    case .orange: Self(0xFF9500, dark: 0xFF9F0A, increased: (0xC93400, 0xFFB340))
    case .yellow: Self(0xFFCC00, dark: 0xFFD60A, increased: (0xB25000, 0xFFD426))
    case .green: Self(0x34C759, dark: 0x30D158, increased: (0x248A3D, 0x30DB5B))
    case .mint: Self(0x00C7BE, dark: 0x63E6E2, increased: (0x0C817B, 0x66D4CF))
    case .teal: Self(0x30B0C7, dark: 0x40C8E0, increased: (0x008299, 0x5DE6FF))
    case .cyan: Self(0x32ADE6, dark: 0x64D2FF, increased: (0x0071A4, 0x70D7FF))
    case .blue: Self(0x007AFF, dark: 0x0A84FF, increased: (0x0040DD, 0x409CFF))
    case .indigo: Self(0x5856D6, dark: 0x5E5CE6, increased: (0x3634A3, 0x7D7AFF))
    case .purple: Self(0xAF52DE, dark: 0xBF5AF2, increased: (0x8944AB, 0xDA8FFF))
    case .pink: Self(0xFF2D55, dark: 0xFF375F, increased: (0xD30F45, 0xFF6482))
    case .brown: Self(0xA2845E, dark: 0xAC8E68, increased: (0x7F6545, 0xB59469))
    case .gray: Self(0x8E8E93, dark: 0x8E8E93, increased: (0x6C6C70, 0xAEAEB2))
    }
  }

  static let systemGray2 = Self(0xAEAEB2, dark: 0x636366, increased: (0x8E8E93, 0x7C7C80))
  static let systemGray4 = Self(0xD1D1D6, dark: 0x3A3A3C, increased: (0xBCBCC0, 0x444446))

  static let label = Self(0x000000, dark: 0xFFFFFF)
  static let secondaryLabel = veil(0x3C3C43, dark: 0xEBEBF5, 0.6, 0.6)
  static let tertiaryLabel = veil(0x3C3C43, dark: 0xEBEBF5, 0.3, 0.3)
  static let quaternaryLabel = veil(0x3C3C43, dark: 0xEBEBF5, 0.18, 0.16)
  /// UIKit has four labels; this one is a guess.
  static let quinaryLabel = veil(0x3C3C43, dark: 0xEBEBF5, 0.1, 0.1)
  static let link = Self(0x007AFF, dark: 0x0984FF)
  static let separator = veil(0x3C3C43, dark: 0x545458, 0.29, 0.6)

  static let systemFill = veil(0x787880, dark: 0x787880, 0.2, 0.36)
  static let secondarySystemFill = veil(0x787880, dark: 0x787880, 0.16, 0.32)
  static let tertiarySystemFill = veil(0x767680, dark: 0x767680, 0.12, 0.24)
  static let quaternarySystemFill = veil(0x747480, dark: 0x767680, 0.08, 0.18)

  static let systemBackground = Self(0xFFFFFF, dark: 0x000000)
  static let secondarySystemBackground = Self(
    0xF2F2F7, dark: 0x1C1C1E, increased: (0xEBEBF0, 0x242426))
  static let systemGroupedBackground = Self(
    0xF2F2F7, dark: 0x000000, increased: (0xEBEBF0, 0x000000))
  static let secondarySystemGroupedBackground = Self(
    0xFFFFFF, dark: 0x1C1C1E, increased: (0xFFFFFF, 0x242426))
  /// The same of views in front of a screen.
  static let elevatedSystemBackground = secondarySystemGroupedBackground
  static let elevatedSystemGroupedBackground = secondarySystemBackground
  static let elevatedSecondarySystemGroupedBackground = Self(
    0xFFFFFF, dark: 0x2C2C2E, increased: (0xFFFFFF, 0x363638))

  /// The colours of iOS by their names in UIKit, which catalogs use with the suffix `Color`.
  ///
  /// The colours with names of colours are those of the Human Interface Guidelines, Color, "iOS
  /// system colors" and "grays" (before iOS 26), default and accessible. The others are those of
  /// UIKit on iOS 17; with increased contrast, those that UIKit had on iOS 13, as
  /// `CupertinoColors` of the Flutter framework lists them.
  package static let named: [String: SystemColor] = [
    "systemRed": hue(.red),
    "systemOrange": hue(.orange),
    "systemYellow": hue(.yellow),
    "systemGreen": hue(.green),
    "systemMint": hue(.mint),
    "systemTeal": hue(.teal),
    "systemCyan": hue(.cyan),
    "systemBlue": hue(.blue),
    "systemIndigo": hue(.indigo),
    "systemPurple": hue(.purple),
    "systemPink": hue(.pink),
    "systemBrown": hue(.brown),
    "systemGray": hue(.gray),
    "systemGray2": systemGray2,
    "systemGray3": Self(0xC7C7CC, dark: 0x48484A, increased: (0xAEAEB2, 0x545456)),
    "systemGray4": systemGray4,
    "systemGray5": Self(0xE5E5EA, dark: 0x2C2C2E, increased: (0xD8D8DC, 0x363638)),
    "systemGray6": Self(0xF2F2F7, dark: 0x1C1C1E, increased: (0xEBEBF0, 0x242426)),
    "label": label,
    "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel,
    "quaternaryLabel": quaternaryLabel,
    "placeholderText": tertiaryLabel,
    "link": link,
    "separator": separator,
    "opaqueSeparator": Self(0xC6C6C8, dark: 0x38383A),
    "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill,
    "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill,
    "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": elevatedSecondarySystemGroupedBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": Self(
      0xF2F2F7, dark: 0x2C2C2E, increased: (0xEBEBF0, 0x363638)),
    "darkText": Self(0x000000, dark: 0x000000),
    "lightText": Self(0xFFFFFF, dark: 0xFFFFFF, opacity: 0.6),
  ]
}

extension Color.Resolved {
  fileprivate init(hex: UInt32, opacity: Float) {
    self.init(
      red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255,
      blue: Float(hex & 255) / 255, opacity: opacity)
  }
}
