nonisolated extension View {
  /// Names the view for tests: ``ViewHost/frame(of:)`` finds it by this name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AnnotationModifier(MeaningAnnotation { $0.identifier = identifier }))
  }

  /// Says what the view is, to those who cannot see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityLabelModifier(label: label))
  }

  /// Says what the view is, to those who cannot see it.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Says what the view is, to those who cannot see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }
}

/// Changes what a node means.
struct MeaningAnnotation: NodeAnnotation {
  let change: (inout NodeMeaning) -> Void

  nonisolated init(_ change: @escaping (inout NodeMeaning) -> Void) {
    self.change = change
  }

  func annotate(_ details: inout NodeDetails?) {
    details.change { $0.changeMeaning(change) }
  }
}

private struct AccessibilityLabelModifier {
  let label: Text
}

extension AccessibilityLabelModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let string = TextResolver(environment: emitter.environment).string(of: label)
    emitter.with(MeaningAnnotation { $0.label = string }) { content._emit(into: emitter) }
  }
}
