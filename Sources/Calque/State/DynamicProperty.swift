/// A stored property of a view that gets its value from outside of the view, before ``View/body``
/// is asked for.
public protocol DynamicProperty {
  /// Called before the view's body is asked for, with the properties inside connected. What it
  /// changes is there while the body is evaluated, and is lost at the next evaluation unless it is
  /// in a reference or in a ``State``.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this package: it connects itself to what it reads from.
protocol InstallableProperty: DynamicProperty {
  @MainActor mutating func install(at place: PropertyPlace)
}

/// A dynamic property of another library of the package, which may say that it lacks something.
package protocol CheckedProperty: DynamicProperty {
  /// What is wrong with the property, after ``DynamicProperty/update()``; nil if nothing is.
  ///
  /// - Parameter name: What the property is called, with its type: `Inbox.items`.
  @MainActor func finding(about name: String) -> ViewDiagnostic?
}

/// Where a dynamic property is installed: whose it is, and what it may read.
struct PropertyPlace {
  let identity: ViewIdentity
  let environment: EnvironmentValues
  let storage: StateStorage
  /// What is evaluated again when the property changes; nil for all.
  var owner: (any StateOwner)?
  /// What the property is called, with the type that it is a part of: `Counter.count`.
  var name = ""
}
