public import CalqueLayout

/// What people do with an element by a gesture of assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate let name: String?

  /// A double tap.
  public static let `default` = Self(name: nil)
  /// The gesture to go back.
  public static let escape = Self(name: "escape")
  /// The gesture for what matters most in the app.
  public static let magicTap = Self(name: "magicTap")
  /// An item of a menu.
  public static let showMenu = Self(name: "showMenu")
  /// Deletes the element.
  public static let delete = Self(name: "delete")
}

/// Whether a value gets larger or smaller.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// It gets larger.
  case increment
  /// It gets smaller.
  case decrement
}

nonisolated extension View {
  /// Does something when people do something with the view by assistive technology; see
  /// ``ViewHost/perform(_:on:)``.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AnnotationModifier(.action(actionKind.name, handler)))
  }

  /// Adds a named accessibility action.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(NamedActionModifier(name: name, handler: handler))
  }

  /// Adds a named accessibility action.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named accessibility action.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }

  /// Makes a value larger or smaller when people swipe up or down on the view; the actions are
  /// called `increment` and `decrement`.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AnnotationModifier(.action("increment") { handler(.increment) }))
      .modifier(AnnotationModifier(.action("decrement") { handler(.decrement) }))
  }

  /// Scrolls when people swipe with three fingers; the actions are called by the edges.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(AnnotationModifier(.action("scrollTop") { handler(.top) }))
      .modifier(AnnotationModifier(.action("scrollBottom") { handler(.bottom) }))
      .modifier(AnnotationModifier(.action("scrollLeading") { handler(.leading) }))
      .modifier(AnnotationModifier(.action("scrollTrailing") { handler(.trailing) }))
  }
}

extension NodeAnnotation where Self == MeaningAnnotation {
  fileprivate static func action(
    _ name: String?, _ handler: @escaping () -> Void
  ) -> MeaningAnnotation {
    MeaningAnnotation { $0.actions.append(NamedAction(name: name, action: handler)) }
  }
}

private struct NamedActionModifier {
  let name: Text
  let handler: () -> Void
}

extension NamedActionModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let string = TextResolver(environment: emitter.environment).string(of: name)
    emitter.with(MeaningAnnotation.action(string, handler)) { content._emit(into: emitter) }
  }
}
