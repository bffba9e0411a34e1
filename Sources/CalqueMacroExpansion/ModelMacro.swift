import CalqueSwiftSource

/// `@Model class Name { var … }` becomes a class whose stored variables are observed, and which has
/// a record for its context.
struct ModelMacro {
  private let request: PluginRequest.Attached

  init(_ request: PluginRequest.Attached) {
    self.request = request
  }

  /// What the class has beside its own members.
  func members() throws(MacroDiagnostic) -> String {
    let node = request.declSyntax
    let source = SwiftTokens(node.source)
    guard let name = Self.name(of: "class", in: source) else {
      let whole = (source.tokens.first?.range.lowerBound ?? 0)..<source.bytes.count
      throw MacroDiagnostic("@Model is for classes", in: node, at: whole)
    }
    // A subclass of a model has them already.
    if request.conformanceListSyntax?.source.isEmpty == true { return "" }
    return """
      public let _modelRecord = SwiftData._ModelRecord()
      private let _$observationRegistrar = Observation.ObservationRegistrar()
      internal nonisolated func access<_M>(keyPath: KeyPath<\(name), _M>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      internal nonisolated func withMutation<_M, _R>(
        keyPath: KeyPath<\(name), _M>, _ mutation: () throws -> _R
      ) rethrows -> _R {
        _modelRecord.noteChange(of: self)
        return try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """
  }

  /// What is written in front of a member of the class.
  var attribute: String {
    StoredVariable(SwiftTokens(request.declSyntax.source)) == nil
      ? "" : "@SwiftData._PersistedProperty"
  }

  /// What the class conforms to.
  var conformances: String {
    guard let type = request.extendedTypeSyntax?.source,
      request.conformanceListSyntax?.source.isEmpty != true
    else { return "" }
    return "extension \(type): SwiftData.PersistentModel, Observation.Observable {}"
  }

  /// The name after a keyword.
  static func name(of keyword: StaticString, in source: SwiftTokens) -> String? {
    var index = 0
    while index < source.count, !source.has(keyword, at: index) {
      if source.has("{", at: index) { return nil }
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    guard index + 1 < source.count, source.tokens[index + 1].kind == .word else { return nil }
    return source.text(at: index + 1)
  }
}

/// `@_PersistedProperty var name: Type = value` becomes a variable beside it, and accessors that
/// tell observers.
struct PersistedPropertyMacro {
  private let variable: StoredVariable

  init(_ request: PluginRequest.Attached) throws(MacroDiagnostic) {
    let node = request.declSyntax
    guard let variable = StoredVariable(SwiftTokens(node.source), isMarked: true) else {
      throw MacroDiagnostic(
        "A property of a model is a stored variable", in: node, at: 0..<node.source.utf8.count)
    }
    self.variable = variable
  }

  /// The variable that has the value.
  var storage: String { "private var _\(variable.name)\(variable.rest)" }

  var accessors: String {
    let name = variable.name
    let path = "\\.\(name)"
    return """
      {
        @storageRestrictions(initializes: _\(name))
        init(initialValue) { _\(name) = initialValue }
        get {
          access(keyPath: \(path))
          return _\(name)
        }
        set {
          withMutation(keyPath: \(path)) { _\(name) = newValue }
        }
        _modify {
          access(keyPath: \(path))
          _modelRecord.noteChange(of: self)
          _$observationRegistrar.willSet(self, keyPath: \(path))
          defer { _$observationRegistrar.didSet(self, keyPath: \(path)) }
          yield &_\(name)
        }
      }
      """
  }
}

/// `@ModelActor actor Name` gets a container, and an executor with a context.
enum ModelActorMacro {
  static let members = """
    nonisolated let modelExecutor: any SwiftData.ModelExecutor
    nonisolated let modelContainer: SwiftData.ModelContainer
    init(modelContainer: SwiftData.ModelContainer) {
      modelExecutor = SwiftData.DefaultSerialModelExecutor(
        modelContext: SwiftData.ModelContext(modelContainer))
      self.modelContainer = modelContainer
    }
    """

  static func conformance(_ request: PluginRequest.Attached) -> String {
    request.extendedTypeSyntax.map { "extension \($0.source): SwiftData.ModelActor {}" } ?? ""
  }
}

/// A variable of a model that is stored and observed.
private struct StoredVariable {
  /// The name, without backticks.
  let name: String
  /// Its type and value, as they are written after the name.
  let rest: String

  /// Reads a declaration; nil if it is another one.
  ///
  /// - Parameter isMarked: Whether the variable is known to be one of the model's.
  init?(_ source: SwiftTokens, isMarked: Bool = false) {
    var index = 0
    while index < source.count, !source.has("var", at: index) {
      if source.has("@", at: index) {
        if Self.unobserved.contains(source.text(at: index + 1)), !isMarked { return nil }
        index += 2
        while source.has(".", at: index) { index += 2 }
        if source.has("(", at: index) { index = source.end(ofGroupAt: index) }
        continue
      }
      let word = source.text(at: index)
      guard Self.modifiers.contains(word) else { return nil }
      index += 1
      if source.has("(", at: index) { index = source.end(ofGroupAt: index) }
    }
    guard index + 1 < source.count, let last = source.tokens.last else { return nil }
    name = String(source.text(at: index + 1).filter { $0 != "`" })
    rest = source.text(source.tokens[index + 1].range.upperBound..<last.range.upperBound)
    if Self.hasAccessors(source, from: index + 2) { return nil }
  }

  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "nonisolated",
    "dynamic",
  ]
  private static let unobserved: Set = ["Transient", "_PersistedProperty", "ObservationIgnored"]

  /// Whether the variable is computed, or has observers.
  private static func hasAccessors(_ source: SwiftTokens, from start: Int) -> Bool {
    var (index, hasValue) = (start, false)
    while index < source.count {
      if source.has("=", at: index) { hasValue = true }
      if source.has("{", at: index),
        !hasValue || source.has("didSet", at: index + 1) || source.has("willSet", at: index + 1)
      {
        return true
      }
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    return false
  }
}
