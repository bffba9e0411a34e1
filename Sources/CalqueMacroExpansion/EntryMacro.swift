import CalqueSwiftSource

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` becomes a key with a
/// default value, and accessors that use it. The same applies to other collections of values.
struct EntryMacro {
  /// The protocol of the keys of a collection of values.
  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey",
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  private let name: String
  private let type: String?
  private let value: String?
  private let container: String

  init(_ request: PluginRequest.Attached) throws(MacroDiagnostic) {
    let node = request.declSyntax
    let source = SwiftTokens(node.source)
    let whole = (source.tokens.first?.range.lowerBound ?? 0)..<source.bytes.count
    var index = 0
    while index < source.count, !source.has("var", at: index) {
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    guard index + 1 < source.count, source.tokens[index + 1].kind == .word else {
      throw MacroDiagnostic(
        "@Entry is for variables: @Entry var name: Type = value", in: node, at: whole)
    }
    name = source.text(at: index + 1)
    let nameRange = source.tokens[index + 1].range
    guard let container = Self.container(of: request) else {
      throw MacroDiagnostic(
        "@Entry is for variables in extensions of EnvironmentValues, FocusedValues, Transaction "
          + "and ContainerValues", in: node, at: nameRange)
    }
    self.container = container
    (type, value) = Self.parts(of: source, from: index + 2)
    if Self.hasAccessors(source, from: index + 2) {
      throw MacroDiagnostic("@Entry makes the accessors of a variable", in: node, at: nameRange)
    }
    if value == nil, !isOptional {
      throw MacroDiagnostic(
        "@Entry needs a default value: @Entry var \(name)\(type.map { ": \($0)" } ?? "") = value",
        in: node, at: nameRange)
    }
    if isFocused, !isOptional {
      throw MacroDiagnostic(
        "An @Entry of FocusedValues has an optional type", in: node, at: nameRange)
    }
  }

  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  var key: String {
    guard let keyProtocol = Self.protocols[container] else { return "" }
    return """
      private struct \(keyName): Calque.\(keyProtocol) {
        \(isFocused ? "typealias Value = \(wrappedType)" : defaultValue)
      }
      """
  }

  private var keyName: String { "__Key_" + String(name.filter { $0 != "`" }) }

  private var isFocused: Bool { container == "FocusedValues" }

  private var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasPrefix("Optional<")
  }

  private var wrappedType: String {
    guard let type else { return "Never" }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  private var defaultValue: String {
    guard let type else {
      // The type is that of the value, which only a stored property can be told by.
      return "static let defaultValue = \(value ?? "()")"
    }
    return "static var defaultValue: \(type) { \(value ?? "nil") }"
  }

  // MARK: Source

  /// The type that the declaration extends.
  private static func container(of request: PluginRequest.Attached) -> String? {
    for node in request.lexicalContext ?? [] {
      let source = SwiftTokens(node.source)
      guard let start = source.tokens.indices.first(where: { source.has("extension", at: $0) })
      else { continue }
      var index = start + 1
      while source.has(".", at: index + 1) { index += 2 }
      let name = source.text(at: index)
      return protocols[name] == nil ? nil : name
    }
    return nil
  }

  /// The type and the value of a declaration, after its name.
  private static func parts(of source: SwiftTokens, from start: Int) -> (String?, String?) {
    var equals: Int?
    var index = start
    while index < source.count, equals == nil {
      if source.has("=", at: index) { equals = index }
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    let endOfType = equals ?? source.count
    var type: String?
    if source.has(":", at: start), start + 1 < endOfType {
      type = source.text(
        source.tokens[start + 1].range.lowerBound..<source.tokens[endOfType - 1].range.upperBound)
    }
    var value: String?
    if let equals, equals + 1 < source.count, let last = source.tokens.last {
      value = source.text(source.tokens[equals + 1].range.lowerBound..<last.range.upperBound)
    }
    return (type, value)
  }

  /// Whether `{ get … }` follows the type.
  private static func hasAccessors(_ source: SwiftTokens, from start: Int) -> Bool {
    var index = start
    while index < source.count, !source.has("=", at: index) {
      if source.has("{", at: index) { return true }
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    return false
  }
}
