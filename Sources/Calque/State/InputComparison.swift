import Foundation
@_spi(Reflection) import Swift

/// Compares what views are made of.
///
/// Two values are equal where every stored property is: by `==` where its type has one, an object
/// by its identity. Values that do not show what they consist of, closures among them, are equal
/// where they are copies of one another. State is not an input; what a property has read from the
/// environment is.
enum InputComparison {
  /// Whether a body makes the same of both values, as far as can be told. Values of two types are
  /// never equal.
  static func areEqual<One, Other>(_ one: One, _ other: Other) -> Bool {
    guard One.self == Other.self else { return false }
    return withUnsafePointer(to: one) { first in
      withUnsafePointer(to: other) { second in
        areEqual(One.self, UnsafeRawPointer(first), UnsafeRawPointer(second), depth: 0)
      }
    }
  }

  /// Values are not compared further inside than this.
  private static let deepest = 8

  fileprivate static func areEqual(
    _ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, depth: Int
  ) -> Bool {
    // Copies that were not changed: a difference in bits need not mean anything.
    if memcmp(one, other, size(of: type)) == 0 { return true }
    if let type = type as? any ReadingProperty.Type { return type.readSame(one, other, depth) }
    if type is any InstallableProperty.Type { return true }
    // References first: those that are weak are not to be read as objects.
    if type is AnyClass || (type as? any OptionalInput.Type)?.isReference == true {
      return one.load(as: UnsafeRawPointer?.self) == other.load(as: UnsafeRawPointer?.self)
    }
    if let type = type as? any Equatable.Type { return areEqual(type, one, other) }
    guard depth < deepest, hasFields(type) else { return false }
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
    return areEqual && count > 0
  }

  /// Whether a type is a struct or a tuple. Of other types, existentials among them, the runtime
  /// looks at a value to count the fields, and it is given none.
  private static func hasFields(_ type: Any.Type) -> Bool {
    // The first word of metadata is its kind: MetadataKind.def of the Swift ABI.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
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

/// A dynamic property that is an input by the value that it has read.
protocol ReadingProperty: InstallableProperty {
  associatedtype Read
  /// What was read; nil before the property is connected.
  var read: Read? { get }
}

extension ReadingProperty {
  fileprivate static func readSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ depth: Int
  ) -> Bool {
    let first = one.assumingMemoryBound(to: Self.self).pointee.read
    let second = other.assumingMemoryBound(to: Self.self).pointee.read
    guard let first, let second else { return first == nil && second == nil }
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        InputComparison.areEqual(
          Read.self, UnsafeRawPointer(first), UnsafeRawPointer(second), depth: depth + 1)
      }
    }
  }
}
