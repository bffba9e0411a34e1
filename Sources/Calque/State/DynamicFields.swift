/// Finds the dynamic properties among the fields of a view. Types without any are remembered, so that
/// their values are looked at once only.
@MainActor
enum DynamicFields {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func exist<Owner>(in type: Owner.Type, sample: Owner) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    let answer = Mirror(reflecting: sample).children.contains { $0.value is any DynamicProperty }
    known[id] = answer
    return answer
  }

  /// Installs every dynamic property, and those inside of dynamic properties of your own.
  static func install(_ owner: Any, at place: PropertyPlace) {
    for (index, field) in Mirror(reflecting: owner).children.enumerated() {
      let inner = PropertyPlace(
        identity: place.identity.child(0xF1E1D + UInt64(index)), environment: place.environment,
        storage: place.storage)
      if let property = field.value as? any InstallableProperty {
        property.install(at: inner)
      } else if var property = field.value as? any DynamicProperty {
        install(property, at: inner)
        property.update()
      }
    }
  }
}
