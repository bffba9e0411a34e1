package import Calque
public import Foundation

/// Light or dark colours.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Glasses.
  case vision = 6
}

/// How far colours are from those beside them.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// Farther.
  case high = 1
}

/// The direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Whether there is little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// What a view is told by its surroundings.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  // Nothing changes after the initializers.
  /// Light or dark colours.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How far colours are from those beside them.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels per point.
  public let displayScale: CGFloat
  /// The direction of the layout.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How large people want texts to be.
  public let preferredContentSizeCategory: UIContentSizeCategory
  private let base: EnvironmentValues

  /// The traits of an environment.
  package init(_ environment: EnvironmentValues) {
    base = environment
    userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    displayScale = environment.displayScale
    layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    func known(_ value: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
      value.map { $0 == .compact ? .compact : .regular } ?? .unspecified
    }
    horizontalSizeClass = known(environment.horizontalSizeClass)
    verticalSizeClass = known(environment.verticalSizeClass)
    userInterfaceIdiom = .phone
    preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
  }

  /// The traits of light colours.
  public convenience override init() { self.init(EnvironmentValues()) }

  /// The traits of light or dark colours.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var environment = EnvironmentValues()
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    self.init(environment)
  }

  /// The traits of usual or increased contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var environment = EnvironmentValues()
    environment.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
    self.init(environment)
  }

  /// The traits of a size of texts.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = preferredContentSizeCategory.dynamicTypeSize
    self.init(environment)
  }

  /// The environment that has the traits.
  var environment: EnvironmentValues { base }

  @TaskLocal private static var given: UITraitCollection?

  /// The traits that colours resolve with where none are given: light, unless
  /// ``performAsCurrent(_:)`` says otherwise.
  public static var current: UITraitCollection { given ?? UITraitCollection() }

  /// Does something while these are the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$given.withValue(self, operation: actions)
  }
}
