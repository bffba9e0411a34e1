/// The text size that people choose, by the names of before iOS 15.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  /// The sizes below the standard one.
  case extraSmall, small, medium
  /// The standard size.
  case large
  /// The sizes above the standard one.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The accessibility sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The size by its newer name.
  fileprivate var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  /// Whether it is an accessibility size.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
}

extension EnvironmentValues {
  /// The text size that people choose.
  public var sizeCategory: ContentSizeCategory {
    get {
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
      return ContentSizeCategory.allCases[index]
    }
    set { dynamicTypeSize = newValue.size }
  }
}
