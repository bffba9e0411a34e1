/// A name of a value that a view tells the container that it is a direct child of.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that tell none.
  static var defaultValue: Value { get }
}

/// What a view tells the container that it is a direct child of.
///
/// Declare values of your own in an extension, with the macro `@Entry`, and set them with
/// ``View/containerValue(_:_:)``. Containers read them of ``Subview/containerValues``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view was given; nil if there is none. An element of a ``ForEach``
  /// has its id.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() { if let value = tag.base as? V { return value } }
    return nil
  }

  /// Whether the view was given a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }

  /// Adds a tag, which counts before those that were added.
  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// Tells the container something.
struct ContainerValueTrait: NodeAnnotation {
  let change: (inout ContainerValues) -> Void
}

extension ViewEmitter {
  /// What the modifiers that wait for the next view tell its container.
  ///
  /// - Parameter first: How many of them are left out, the outermost ones.
  func pendingContainerValues(after first: Int = 0) -> ContainerValues {
    var values = ContainerValues()
    for annotation in pendingAnnotations.dropFirst(first) {
      if let trait = annotation as? ContainerValueTrait {
        trait.change(&values)
      } else if let annotation = annotation as? TagAnnotation {
        values.add(tag: annotation.tag)
      }
    }
    return values
  }
}

nonisolated extension View {
  /// Tells the container that the view is a direct child of a value; see ``ContainerValues``.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      AnnotationModifier(ContainerValueTrait { $0[keyPath: keyPath] = value }))
  }
}
