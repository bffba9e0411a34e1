import CCalqueImages

/// The types of the program that conform to a protocol, as far as they are not generic.
enum ConformingTypes {
  /// Returns the types, in no order.
  ///
  /// - Parameter existential: The type `any P` of a protocol `P`.
  static func of(_ existential: Any.Type) -> [Any.Type] {
    let types = List()
    withExtendedLifetime(types) {
      calque_visit_conforming_types(
        unsafeBitCast(existential, to: UnsafeRawPointer.self),
        { metadata, context in
          guard let metadata, let context else { return }
          let types = Unmanaged<List>.fromOpaque(context).takeUnretainedValue()
          types.found.append(unsafeBitCast(metadata, to: Any.Type.self))
        }, Unmanaged.passUnretained(types).toOpaque())
    }
    return types.found
  }

  private final class List {
    var found: [Any.Type] = []
  }
}
