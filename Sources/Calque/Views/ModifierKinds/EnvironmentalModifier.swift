/// A modifier that is made from the environment of its place.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is made.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Writes the content with the modifier that is made.
  public func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    resolve(in: emitter.environment)._emit(content: content, into: emitter)
  }

  /// Never asked for.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }
}
