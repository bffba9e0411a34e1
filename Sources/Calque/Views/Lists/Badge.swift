nonisolated extension View {
  /// Shows a number at the trailing edge of a list's row; 0 shows none. Digits and separators are
  /// those of the environment's locale.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text at the trailing edge of a list's row; `nil` shows none.
  public func badge(_ label: Text?) -> some View {
    modifier(AnnotationModifier(RowTrait { $0.badge = label }))
  }

  /// Shows the text of a key at the trailing edge of a list's row; `nil` shows none.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a string at the trailing edge of a list's row; `nil` shows none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text(verbatim: String($0)) })
  }
}

/// The text of a badge as the prominence wants it.
struct BadgeView: View {
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.platformMetrics.bars) private var metrics
  private let label: Text

  init(_ label: Text) { self.label = label }

  var body: some View {
    switch prominence.level {
    case .decreased: label.foregroundStyle(.tertiary)
    case .standard: label.foregroundStyle(.secondary)
    case .increased:
      label.font(.control(size: metrics.badgeText))
        .foregroundStyle(.white)
        .padding(.horizontal, metrics.badgePadding)
        .frame(minWidth: metrics.badge.width, minHeight: metrics.badge.height)
        .background(.red, in: .capsule)
    }
  }
}
