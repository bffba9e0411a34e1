nonisolated extension View {
  /// Sets the accessibility label of the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(MeaningTextModifier(text: label) { $0.label = $0.label ?? $1 })
  }

  /// Sets the accessibility label of the view.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Sets the accessibility label of the view.
  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(resource))
  }

  /// Sets the accessibility label of the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the accessibility label of the view, if a condition holds.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(
      MeaningTextModifier(text: label) { if isEnabled { $0.label = $0.label ?? $1 } })
  }

  /// Sets the accessibility label of the view, if a condition holds.
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view, if a condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(MeaningTextModifier(text: value) { $0.value = $0.value ?? $1 })
  }

  /// Sets the accessibility value of the view.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// Sets the accessibility value of the view.
  @_disfavoredOverload
  public func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(resource))
  }

  /// Sets the accessibility value of the view.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets the accessibility value of the view, if a condition holds.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modifier(
      MeaningTextModifier(text: value) { if isEnabled { $0.value = $0.value ?? $1 } })
  }

  /// Sets the accessibility value of the view, if a condition holds.
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view, if a condition holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(MeaningTextModifier(text: hint) { $0.hint = $0.hint ?? $1 })
  }

  /// Sets the accessibility hint of the view.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Sets the accessibility hint of the view.
  @_disfavoredOverload
  public func accessibilityHint(_ resource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(resource))
  }

  /// Sets the accessibility hint of the view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// Sets the accessibility hint of the view, if a
  /// condition holds.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(
      MeaningTextModifier(text: hint) { if isEnabled { $0.hint = $0.hint ?? $1 } })
  }

  /// Sets the accessibility hint of the view, if a
  /// condition holds.
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view, if a
  /// condition holds.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }

  /// Says the names of the view for voice control.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(InputLabelsModifier(labels: inputLabels))
  }

  /// Says the names of the view for voice control.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Says the names of the view for voice control.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
  }
}

/// Tells the node a text in the language of its place.
private struct MeaningTextModifier {
  let text: Text
  let set: (inout NodeMeaning, String) -> Void

  nonisolated init(text: Text, set: @escaping (inout NodeMeaning, String) -> Void) {
    (self.text, self.set) = (text, set)
  }
}

extension MeaningTextModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let string = TextResolver(environment: emitter.environment).string(of: text)
    let set = set
    emitter.with(MeaningAnnotation { set(&$0, string) }) { content._emit(into: emitter) }
  }
}

private struct InputLabelsModifier {
  let labels: [Text]
}

extension InputLabelsModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let resolver = TextResolver(environment: emitter.environment)
    let strings = labels.map { resolver.string(of: $0) }
    emitter.with(MeaningAnnotation { if $0.inputLabels.isEmpty { $0.inputLabels = strings } }) {
      content._emit(into: emitter)
    }
  }
}
