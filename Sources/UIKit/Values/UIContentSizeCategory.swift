import Calque
public import Foundation

/// How large people want texts to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a size of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private static let order: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The sizes by their names.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified"),
    extraSmall = Self(rawValue: "UICTContentSizeCategoryXS"),
    small = Self(rawValue: "UICTContentSizeCategoryS"),
    medium = Self(rawValue: "UICTContentSizeCategoryM"),
    large = Self(rawValue: "UICTContentSizeCategoryL"),
    extraLarge = Self(rawValue: "UICTContentSizeCategoryXL"),
    extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL"),
    extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL"),
    accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM"),
    accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL"),
    accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL"),
    accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL"),
    accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  init(_ size: DynamicTypeSize) {
    self = size.rawValue < Self.order.count ? Self.order[size.rawValue] : .large
  }

  /// The size for views; the standard if none is said.
  var dynamicTypeSize: DynamicTypeSize {
    Self.order.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
  }

  /// A change of the size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Whether it is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Whether texts of one size are smaller than those of another.
  public static func < (one: Self, other: Self) -> Bool {
    (order.firstIndex(of: one) ?? -1) < (order.firstIndex(of: other) ?? -1)
  }
}
