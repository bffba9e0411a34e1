@_spi(Reflection) import Swift

/// Compares what views are made of.
///
/// Two values are equal where every stored property is: by `==` where its type has one, an object
/// by its identity. Closures are never equal, and neither are values that do not show what they
/// consist of. State is not an input, and what is read from the environment is compared as part of
/// the environment.
enum InputComparison {
  /// Whether a body makes the same of both values, as far as can be told.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { first in
      withUnsafePointer(to: other) { second in
        areEqual(Value.self, UnsafeRawPointer(first), UnsafeRawPointer(second), depth: 0)
      }
    }
  }

  /// Values are not compared further inside than this.
  private static let deepest = 8

  private static func areEqual(
    _ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, depth: Int
  ) -> Bool {
    if type is any InstallableProperty.Type { return true }
    // References first: those that are weak are not to be read as objects.
    if type is AnyClass || (type as? any OptionalInput.Type)?.isReference == true {
      return one.load(as: UnsafeRawPointer?.self) == other.load(as: UnsafeRawPointer?.self)
    }
    if let type = type as? any Equatable.Type { return areEqual(type, one, other) }
    guard depth < deepest else { return false }
    return haveEqualFields(type, one, other, depth: depth)
  }

  private static func areEqual<Value: Equatable>(
    _ type: Value.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    one.assumingMemoryBound(to: type).pointee == other.assumingMemoryBound(to: type).pointee
  }

  private static func haveEqualFields(
    _ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, depth: Int
  ) -> Bool {
    var (areEqual, count) = (true, 0)
    _forEachField(of: type) { _, offset, fieldType, _ in
      count += 1
      areEqual = self.areEqual(fieldType, one + offset, other + offset, depth: depth + 1)
      return areEqual
    }
    return areEqual && (count > 0 || size(of: type) == 0)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}

/// An optional value, which may be a reference.
private protocol OptionalInput {
  static var isReference: Bool { get }
}

extension Optional: OptionalInput {
  fileprivate static var isReference: Bool { Wrapped.self is AnyClass }
}
