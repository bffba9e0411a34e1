import CalqueSwiftSource

/// `#Preview("Name", traits: …) { … }` becomes a type that conforms to `PreviewRegistry`. Its
/// function makes a `Preview` with the arguments of the macro, as they are written.
struct PreviewMacro {
  private let node: SourceNode
  private let source: SwiftTokens
  private let discriminator: String
  /// The token `#Preview`.
  private let start: Int

  init(_ node: SourceNode, discriminator: String) throws(MacroDiagnostic) {
    self.node = node
    self.discriminator = discriminator
    let source = SwiftTokens(node.source)
    self.source = source
    // Attributes such as `@available` are in front of it.
    guard
      let start = source.tokens.firstIndex(where: {
        $0.kind == .directive && source.text($0.range) == "#Preview"
      })
    else {
      throw MacroDiagnostic("There is no #Preview here", in: node, at: 0..<source.bytes.count)
    }
    self.start = start
  }

  func expansion() throws(MacroDiagnostic) -> String {
    guard let body = body else {
      throw MacroDiagnostic(
        "#Preview needs a closure that makes a view: #Preview(\"Name\") { … }", in: node,
        at: source.tokens[start].range)
    }
    let name = "\(discriminator)7previewfMu_"
    // A class: optimizing compilers leave out structures that no code uses.
    return """
      final class \(name): Calque.PreviewRegistry {
        static var fileID: String { \(literal(node.location.fileID)) }
        static var line: Int { \(line) }
        static var column: Int { \(column) }
        @MainActor static func makePreview() throws -> Calque.Preview {
          Calque.Preview\(try arguments(body))
        }
      }
      """
  }

  /// The braces of the closure.
  private var body: ClosedRange<Int>? {
    var index = start + 1
    if source.has("(", at: index) {
      let end = source.end(ofGroupAt: index)
      if !source.has("{", at: end) { return bodyArgument(index + 1..<max(end - 1, index + 1)) }
      index = end
    }
    guard source.has("{", at: index) else { return nil }
    return index...source.end(ofGroupAt: index) - 1
  }

  /// The braces of an argument `body: { … }`, or of `widget: { … }`; those of the last argument
  /// with another value too.
  private func bodyArgument(_ range: Range<Int>) -> ClosedRange<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      let isLabel = source.has("body", at: index) || source.has("widget", at: index)
      if isLabel, source.has(":", at: index + 1), index + 2 < range.upperBound {
        let value = index + 2
        return value...(source.has("{", at: value) ? source.end(ofGroupAt: value) - 1 : value)
      }
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    return nil
  }

  /// What follows `#Preview`. If properties in the closure are previewable, they become those of a
  /// view of its own.
  private func arguments(_ body: ClosedRange<Int>) throws(MacroDiagnostic) -> String {
    let from = source.tokens[start].range.upperBound
    guard source.has("{", at: body.lowerBound) else {
      return source.text(from..<source.bytes.count)
    }
    let properties = PreviewableMacro.properties(in: source, body: body)
    guard !properties.isEmpty else { return source.text(from..<source.bytes.count) }
    let open = source.tokens[body.lowerBound].range.upperBound
    let close = source.tokens[body.upperBound].range.lowerBound
    var rest = ""
    var position = open
    for property in properties {
      rest += source.text(position..<property.range.lowerBound)
      position = property.range.upperBound
    }
    rest += source.text(position..<max(close, position))
    return """
      \(source.text(from..<open))
      struct __P_Previewable_Wrapper: Calque.View {
      \(properties.map(\.declaration).joined(separator: "\n"))
      var body: some Calque.View {\(rest)
      }
      }
      return __P_Previewable_Wrapper()
      \(source.text(close..<source.bytes.count))
      """
  }

  /// The line of `#Preview`: the location is that of the spaces and comments in front of it.
  private var line: Int {
    node.location.line
      + source.bytes[..<source.tokens[start].range.lowerBound].count { $0 == UInt8(ascii: "\n") }
  }

  private var column: Int {
    let before = source.bytes[..<source.tokens[start].range.lowerBound]
    guard let lineBreak = before.lastIndex(of: UInt8(ascii: "\n")) else {
      return node.location.column + before.count
    }
    return before.count - lineBreak
  }

  private func literal(_ text: String) -> String {
    let escaped = text.flatMap { character -> String in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(character)
      }
    }
    return "\"\(String(escaped))\""
  }
}
