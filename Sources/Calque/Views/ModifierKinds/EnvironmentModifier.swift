public import Observation

/// Changes the environment of the views inside.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }
}

extension EnvironmentModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if emitter.isTooDeep { return emitter.reportDepth(of: "environment") }
    emitter.depth += 1
    defer { emitter.depth -= 1 }
    let outer = emitter.environment
    change(&emitter.environment)
    let direction = emitter.environment.layoutDirection
    if direction != outer.layoutDirection {
      emitter.wrap(.direction(direction)) { content._emit(into: emitter) }
    } else {
      content._emit(into: emitter)
    }
    emitter.environment = outer
  }
}

nonisolated extension View {
  /// Sets a value of the environment for this view and the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Sets an observable object for this view and the views inside, which read it by its type:
  /// `@Environment(Model.self) var model`. Nil takes one away that was set further out.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[Object.self] = object })
  }

  /// Changes a value of the environment for this view and the views inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
