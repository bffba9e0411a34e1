nonisolated extension View {
  /// Animates what changes in the view together with a value.
  ///
  /// - Parameters:
  ///   - animation: How it moves; nil shows the changes at once.
  ///   - value: The value whose change starts the animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      MotionModifier(value: value) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates all changes in the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates all changes in the view that `body` applies modifiers to.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View {
    body(self).transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of all changes in the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(MotionModifier(value: nil as Int?, transform: transform))
  }

  /// Changes the transaction of the changes in the view that come together with a change of a
  /// value.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(MotionModifier(value: value, transform: transform))
  }

  /// Accepted without effect: changes of content, such as of a text, are shown at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepted without effect: the positions and sizes of views are animated by their places in the
  /// host.
  public func geometryGroup() -> some View { self }
}

/// How content such as a text or a symbol changes.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(Bool)
    case value(Double)
  }

  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// Fading.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By what lies between.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown))
  }
  /// By a movement of symbols.
  public static let symbolEffect = ContentTransition(kind: .opacity)
  /// By a movement of symbols.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
  /// Digit by digit, in the direction of a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }
}

/// A node that changes the transaction of changes inside, around each view.
private struct MotionModifier<Value: Equatable> {
  /// What has to change; nil for all changes.
  let value: Value?
  let transform: (inout Transaction) -> Void

  nonisolated init(value: Value?, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }
}

/// The value of a modifier, and the change in which it got it.
private final class ChangedValue<Value> {
  var value: Value
  var step: Int?

  init(_ value: Value) { self.value = value }
}

extension MotionModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let clock = emitter.storage.clock
    clock.hasRules = true
    var step: Int?
    if let value {
      let part = ViewIdentity.Part("motion", number: emitter.depth)
      let cell = emitter.storage.cell(at: emitter.identity.child(.part(part))) {
        ChangedValue(value)
      }
      if cell.value != value { (cell.value, cell.step) = (value, clock.step) }
      step = cell.step ?? -1
    }
    let rule = MotionRule(step: step, transform: transform)
    var details = NodeDetails()
    details.motion = rule
    let outer = clock.transaction
    rule.change(&clock.transaction, step: clock.step)
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
    clock.transaction = outer
  }
}
