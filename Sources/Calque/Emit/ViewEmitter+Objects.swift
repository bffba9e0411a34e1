import CalqueLayout

extension ViewEmitter {
  /// Says that a view is left out because the environment lacks an object that it reads.
  private func reportMissing<Owner>(_ missing: MissingObject, for owner: Owner.Type) {
    storage.missingObject = nil
    report(
      ViewDiagnostic(
        .missingObject,
        "\(missing.property) reads a \(missing.type), which is not in the environment; \(owner) is "
          + "left out. Set it around the view, with \(missing.modifier)"), of: "\(owner)")
  }

  /// Returns a view, modifier, style, layout or shape with its dynamic properties connected to this
  /// place. Returns nil, and reports a finding, if the environment lacks an object that it reads.
  ///
  /// - Parameter body: What is evaluated again when the state of the owner changes; nil for all.
  func connected<Owner>(_ owner: Owner, of body: (any StateOwner)? = nil) -> Owner? {
    let connected = DynamicFields.installed(
      owner,
      at: PropertyPlace(
        identity: identity, environment: environment, storage: storage, owner: body))
    if !storage.propertyFindings.isEmpty {
      for finding in storage.propertyFindings { report(finding, of: "\(Owner.self)") }
      storage.propertyFindings = []
    }
    guard let missing = storage.missingObject else { return connected }
    reportMissing(missing, for: Owner.self)
    return nil
  }

  /// Returns an object that all views of an environment can share: the last one made, or a new one.
  func shared<Object: AnyObject>(_ make: (EnvironmentValues) -> Object) -> Object {
    if let last = lastShared, last.environment.isCopy(of: environment),
      let object = last.object as? Object
    {
      return object
    }
    let object = make(environment)
    lastShared = (environment, object)
    return object
  }
}
