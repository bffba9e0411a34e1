public import Calque
public import Foundation

/// The setting in which a sweep lays out a screen. Its description is the name of an argument of a
/// parameterized test: `ar, 390 × 844, accessibility3, dark`.
public struct SweepCombination: Hashable, Sendable {
  /// The identifier of the locale.
  public var locale: String
  /// The size of the screen, in points.
  public var size: CGSize
  /// The text size.
  public var textSize: DynamicTypeSize
  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme
  /// Whether the reader has bold text switched on.
  public var legibilityWeight: LegibilityWeight
  /// The layout direction; `nil` for that of the locale.
  public var layoutDirection: LayoutDirection?

  /// Makes a setting.
  public init(
    locale: String, size: CGSize, textSize: DynamicTypeSize = .large,
    colorScheme: ColorScheme = .light, legibilityWeight: LegibilityWeight = .regular,
    layoutDirection: LayoutDirection? = nil
  ) {
    self.locale = locale
    self.size = size
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.legibilityWeight = legibilityWeight
    self.layoutDirection = layoutDirection
  }

  /// Sets the values of an environment, except for the locale and the size, which are the host's.
  func apply(to environment: inout EnvironmentValues) {
    environment.dynamicTypeSize = textSize
    environment.colorScheme = colorScheme
    environment.legibilityWeight = legibilityWeight
    if let layoutDirection { environment.layoutDirection = layoutDirection }
  }
}

extension SweepCombination: CustomStringConvertible {
  /// The locale, the size, and what differs from a light screen with usual text.
  public var description: String {
    var words = [
      locale, "\(ViewHost.number(size.width)) × \(ViewHost.number(size.height))",
    ]
    if textSize != .large { words.append("\(textSize)") }
    if colorScheme == .dark { words.append("dark") }
    if legibilityWeight == .bold { words.append("bold") }
    switch layoutDirection {
    case .leftToRight: words.append("left to right")
    case .rightToLeft: words.append("right to left")
    case nil: break
    }
    return words.joined(separator: ", ")
  }

  /// The description as a part of a file name: `ar-390x844-accessibility3-dark`.
  public var fileName: String {
    description.replacing(" × ", with: "x").replacing(", ", with: "-").replacing(" ", with: "-")
  }
}

/// The settings of a sweep: each value of each axis with each value of the others.
public struct SweepAxes: Hashable, Sendable {
  /// The identifiers of the locales; pseudo-locales are `en-XA` (accents, and brackets that show
  /// whether the end of a text is cut), `en-XC` (every text twice) and `ar-XB` (from right to
  /// left).
  public var locales: [String]
  /// The sizes of the screen, in points.
  public var sizes: [CGSize]
  /// The text sizes.
  public var textSizes: [DynamicTypeSize] = [.large]
  /// Light, dark, or both.
  public var colorSchemes: [ColorScheme] = [.light]
  /// Without bold text, with it, or both.
  public var legibilityWeights: [LegibilityWeight] = [.regular]
  /// The layout directions; `nil` is that of the locale.
  public var layoutDirections: [LayoutDirection?] = [nil]

  /// Makes axes with one setting for each locale and size: light, with usual text.
  public init(locales: [String], sizes: [CGSize] = [CGSize(width: 390, height: 844)]) {
    self.locales = locales
    self.sizes = sizes
  }

  /// All combinations; the locale changes last, and what is shared by a language stays in memory.
  public var combinations: [SweepCombination] {
    var all: [SweepCombination] = []
    for locale in locales {
      for size in sizes {
        for textSize in textSizes {
          for colorScheme in colorSchemes {
            for weight in legibilityWeights {
              for direction in layoutDirections {
                all.append(
                  SweepCombination(
                    locale: locale, size: size, textSize: textSize, colorScheme: colorScheme,
                    legibilityWeight: weight, layoutDirection: direction))
              }
            }
          }
        }
      }
    }
    return all
  }

  /// The combinations of one of several processes that share a sweep, each with its own locales.
  ///
  /// - Parameters:
  ///   - part: The number of the process, from 1.
  ///   - count: The number of processes.
  public func combinations(part: Int, of count: Int) -> [SweepCombination] {
    var axes = self
    axes.locales = locales.enumerated().filter { $0.offset % max(count, 1) == part - 1 }
      .map(\.element)
    return axes.combinations
  }
}
