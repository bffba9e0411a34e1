@_spi(Reflection) import Swift

/// Finds the dynamic properties among the stored properties of views, modifiers, styles, layouts
/// and shapes, and connects them to a place.
///
/// A value may be used at several places, so a place gets a copy of the value with its own state
/// and environment. Where the properties are is found once for each type.
@MainActor
enum DynamicFields {
  private struct Field {
    let offset: Int
    let index: Int
    let type: any DynamicProperty.Type
    let name: String
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// A copy of a value whose dynamic properties belong to a place.
  static func installed<Owner>(_ owner: Owner, at place: @autoclosure () -> PropertyPlace) -> Owner
  {
    let fields = fields(of: Owner.self)
    if fields.isEmpty { return owner }
    var copy = owner
    install(fields, of: &copy, at: place())
    return copy
  }

  /// Whether values of a type have dynamic properties.
  static func areIn(_ type: Any.Type) -> Bool { !fields(of: type).isEmpty }

  private static func install<Owner>(
    _ fields: [Field], of owner: inout Owner, at place: PropertyPlace
  ) {
    withUnsafeMutableBytes(of: &owner) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in fields {
        let inner = PropertyPlace(
          identity: place.identity.child(.property(field.index)),
          environment: place.environment, storage: place.storage, owner: place.owner,
          name: field.name)
        install(field.type, in: start + field.offset, at: inner)
      }
    }
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, in memory: UnsafeMutableRawPointer, at place: PropertyPlace
  ) {
    if let type = type as? any InstallableProperty.Type {
      return connect(type, in: memory, at: place)
    }
    let property = memory.assumingMemoryBound(to: Property.self)
    install(fields(of: type), of: &property.pointee, at: place)
    property.pointee.update()
    if let checked = property.pointee as? any CheckedProperty,
      let finding = checked.finding(about: place.name)
    {
      place.storage.propertyFindings.append(finding)
    }
  }

  private static func connect<Property: InstallableProperty>(
    _ type: Property.Type, in memory: UnsafeMutableRawPointer, at place: PropertyPlace
  ) {
    memory.assumingMemoryBound(to: Property.self).pointee.install(at: place)
  }

  private static func fields(of type: Any.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    var fields: [Field] = []
    var index = 0
    // Objects are not copied, and the cases of an enumeration are not fields: neither has any here.
    _forEachField(of: type) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        let label = String(cString: name)
        // The property `count` is stored in `_count`.
        let own = label.hasPrefix("_") ? String(label.dropFirst()) : label
        fields.append(
          Field(offset: offset, index: index, type: property, name: "\(type).\(own)"))
      }
      index += 1
      return true
    }
    known[id] = fields
    return fields
  }
}
