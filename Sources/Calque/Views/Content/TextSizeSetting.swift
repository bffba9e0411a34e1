extension EnvironmentValues {
  /// How large texts are whose fonts follow the setting: those of text styles, and families at a
  /// size that is not fixed.
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.dynamicTypeSize }
    set {
      text.dynamicTypeSize = newValue
      text.isSizeLimited = false
    }
  }
}

nonisolated extension View {
  /// Sets how large the texts inside are.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentModifier { $0.limitTextSize(to: size) })
  }

  /// Keeps the size of the texts inside within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentModifier { environment in
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        guard let least = allowed.first, let greatest = allowed.last else { return }
        environment.limitTextSize(to: min(max(environment.dynamicTypeSize, least), greatest))
      })
  }
}

extension EnvironmentValues {
  /// Sets the text size as a program asks for it.
  fileprivate mutating func limitTextSize(to size: DynamicTypeSize) {
    text.isSizeLimited = size < dynamicTypeSize || text.isSizeLimited && size == dynamicTypeSize
    text.dynamicTypeSize = size
  }
}
