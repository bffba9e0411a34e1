import CalqueSwiftSource

/// `@Model` at a class makes it a model of SwiftData: each stored variable that is not transient
/// gets `@_PersistedProperty`, and the class the state of a model and a list of its variables.
struct ModelMacro {
  private let request: PluginRequest.Attached
  private let source: SwiftTokens
  private let name: String
  private let modifiers: Set<String>
  private let properties: [StoredProperty]

  init(_ request: PluginRequest.Attached) throws(MacroDiagnostic) {
    self.request = request
    source = SwiftTokens(request.declSyntax.source)
    var modifiers: Set<String> = []
    var index = 0
    while index < source.count, !Self.isClass(source, at: index) {
      if source.tokens[index].kind == .word { modifiers.insert(source.text(at: index)) }
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    guard index + 1 < source.count else {
      throw MacroDiagnostic(
        "@Model is for classes: @Model final class Name { … }", in: request.declSyntax,
        at: source.tokens.first?.range ?? 0..<0)
    }
    self.modifiers = modifiers
    name = source.text(at: index + 1)
    var body = index + 2
    while body < source.count, !source.has("{", at: body) {
      body = source.tokens[body].kind == .open ? source.end(ofGroupAt: body) : body + 1
    }
    guard body < source.count else {
      properties = []
      return
    }
    properties = StoredPropertyFinder.properties(
      in: source, body + 1..<max(source.end(ofGroupAt: body) - 1, body + 1)
    ).filter(Self.isPersisted)
  }

  private static func isClass(_ source: SwiftTokens, at index: Int) -> Bool {
    source.has("class", at: index) && !source.has(".", at: index - 1)
  }

  private static func isPersisted(_ property: StoredProperty) -> Bool {
    !property.has("Transient") && !property.has("_PersistedProperty")
  }

  /// The members that the class gets. A class whose superclass is a model has that one's state.
  var members: String {
    let access = modifiers.contains("public") || modifiers.contains("open") ? "public " : ""
    let isInherited = !request.addsConformances
    let state =
      isInherited ? "" : "\(access)let _$modelState = SwiftData.ModelState()\n"
    let kind = modifiers.contains("final") ? "static" : "class"
    let entries = properties.map { property in
      let plain = String(property.name.filter { $0 != "`" })
      let relationship = property.attributes.first { $0.name == "Relationship" }
      let metadata = relationship.map {
        ", metadata: SwiftData.Schema.Relationship\($0.arguments.isEmpty ? "()" : $0.arguments)"
      }
      return "  SwiftData.Schema.PropertyMetadata(name: \"\(plain)\", "
        + "keypath: \\\(name).\(property.name)\(metadata ?? "")),\n"
    }
    let inherited = isInherited ? "super.schemaMetadata + " : ""
    return """
      \(state)\(isInherited ? "override " : "")\(access)\(kind) var schemaMetadata: \
      [SwiftData.Schema.PropertyMetadata] {
        \(inherited)[
      \(entries.joined())]
      }
      """
  }

  /// The extension with the conformance.
  static func conformance(_ request: PluginRequest.Attached) -> String {
    guard request.addsConformances, let type = request.extendedTypeSyntax?.source else { return "" }
    return "extension \(type): SwiftData.PersistentModel {}"
  }

  /// The attributes of a member of the class.
  static func memberAttributes(_ request: PluginRequest.Attached) -> String {
    property(of: request).map(isPersisted) == true ? "@SwiftData._PersistedProperty" : ""
  }

  private static func property(of request: PluginRequest.Attached) -> StoredProperty? {
    let source = SwiftTokens(request.declSyntax.source)
    return StoredPropertyFinder.properties(in: source, 0..<source.count).first
  }

  /// The variable that keeps the value of a property.
  static func storage(_ request: PluginRequest.Attached) -> String {
    guard let property = property(of: request) else { return "" }
    let source = SwiftTokens(request.declSyntax.source)
    let ownership = property.ownership.isEmpty ? "" : property.ownership + " "
    return "@SwiftData.Transient private \(ownership)var \(storageName(property))"
      + source.text(property.nameRange.upperBound..<source.bytes.count)
  }

  private static func storageName(_ property: StoredProperty) -> String {
    "_" + String(property.name.filter { $0 != "`" })
  }

  /// The accessors of a property.
  static func accessors(_ request: PluginRequest.Attached) -> String {
    guard let property = property(of: request) else { return "" }
    let (name, storage) = (property.name, storageName(property))
    let accessors = """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) { \(storage) = initialValue }
      get {
        _$modelState.access(self, \\.\(name))
        return \(storage)
      }
      set {
        _$modelState.change(self, \\.\(name), from: \(storage), to: newValue) {
          \(storage) = newValue
        }
      }
      """
    // The compiler puts them into the braces of observers.
    return property.hasObservers ? accessors : "{\n\(accessors)\n}"
  }

  /// What `@ModelActor` adds to an actor.
  static func actorMembers(_ request: PluginRequest.Attached) -> String {
    let source = SwiftTokens(request.declSyntax.source)
    let start = source.tokens.indices.first { source.has("actor", at: $0) } ?? 0
    let isPublic = (0..<start).contains { source.has("public", at: $0) }
    let access = isPublic ? "public " : ""
    return """
      nonisolated \(access)let modelExecutor: any SwiftData.ModelExecutor
      nonisolated \(access)let modelContainer: SwiftData.ModelContainer
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        modelExecutor = SwiftData.DefaultSerialModelExecutor(
          modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
  }

  /// The extension with the conformance of an actor.
  static func actorConformance(_ request: PluginRequest.Attached) -> String {
    guard request.addsConformances, let type = request.extendedTypeSyntax?.source else { return "" }
    return "extension \(type): SwiftData.ModelActor {}"
  }
}
