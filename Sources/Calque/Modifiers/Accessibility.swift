nonisolated extension View {
  /// Names the view for tests: ``ViewHost/frame(of:)`` finds it by this name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AnnotationModifier(.semantics { $0.change { $0.identifier = identifier } }))
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

  /// Makes another identity of the view when the id changes, and with it new state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }

  /// Does something once the view is there.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(action: action))
  }
}

extension Optional where Wrapped == NodeSemantics {
  mutating func change(_ body: (inout NodeSemantics) -> Void) {
    var semantics = self ?? NodeSemantics()
    body(&semantics)
    self = semantics
  }
}

private struct AccessibilityLabelModifier {
  let label: Text
}

extension AccessibilityLabelModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let string = TextResolver(environment: emitter.environment).string(of: label)
    emitter.with(.semantics { $0.change { $0.label = string } }) {
      content._emit(into: emitter)
    }
  }
}

private struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let outer = emitter.identity
    emitter.identity = outer.child(id: id)
    emitter.withTarget(id) { content._emit(into: emitter) }
    emitter.identity = outer
  }
}

private struct AppearanceModifier {
  let action: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard let action else { return content._emit(into: emitter) }
    if emitter.lazySink != nil {
      emitter.with(.appearance(action)) { content._emit(into: emitter) }
    } else {
      emitter.addAppearance(AppearanceAction(identity: emitter.identity, action: action))
      content._emit(into: emitter)
    }
  }
}

extension IdentityModifier: IdentifyingModifier {}
