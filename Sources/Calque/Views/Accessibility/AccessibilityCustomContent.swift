/// What custom content is called, and what it is known by where several modifiers say it.
public struct AccessibilityCustomContentKey {
  fileprivate let label: Text
  fileprivate let id: String?

  /// Makes a key with a name of its own.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

  /// Makes a key with a name of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Makes a key that is known by its label.
  public init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), nil) }
}

nonisolated extension View {
  /// Adds content that assistive technology reads when people ask for it; `nil` takes away what a
  /// modifier further inside has added for the key. See ``AccessibilityElement/customContent``.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(CustomContentModifier(key: key, value: value, importance: importance))
  }

  /// Adds content that assistive technology reads when people ask for it.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds content that assistive technology reads when people ask for it.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }

  /// Adds content that assistive technology reads when people ask for it.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(
      CustomContentModifier(
        key: AccessibilityCustomContentKey(label), value: value, importance: importance))
  }

  /// Adds content that assistive technology reads when people ask for it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds content that assistive technology reads when people ask for it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds content that assistive technology reads when people ask for it.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      Text(labelKey), Text(verbatim: String(value)), importance: importance)
  }
}

extension AccessibilityCustomContentKey {
  fileprivate nonisolated init(_ label: Text) { (self.label, id) = (label, nil) }
}

private struct CustomContentModifier {
  let key: AccessibilityCustomContentKey
  let value: Text?
  let importance: AXCustomContent.Importance
}

extension CustomContentModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let resolver = TextResolver(environment: emitter.environment)
    let label = resolver.string(of: key.label)
    var custom = value.map { AXCustomContent(label: label, value: resolver.string(of: $0)) }
    custom?.importance = importance
    let change = CustomContentChange(id: key.id ?? label, content: custom)
    emitter.with(MeaningAnnotation { $0.customContent.append(change) }) {
      content._emit(into: emitter)
    }
  }
}
