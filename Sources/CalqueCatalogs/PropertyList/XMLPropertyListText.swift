import CalqueEscaping

/// Property lists in XML as Apple's tools write them: with tabs, one element a line.
enum XMLPropertyListText {
  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// A whole file.
  static func file(_ root: PropertyListValue) -> String {
    header + element(root, indentation: "", lineBreak: "\n", step: "\t") + "\n</plist>\n"
  }

  /// An element. Its first line is not indented, the others are.
  static func element(
    _ value: PropertyListValue, indentation: String, lineBreak: String, step: String
  ) -> String {
    let inner = indentation + step
    func container(_ name: String, _ elements: [String]) -> String {
      if elements.isEmpty { return "<\(name)/>" }
      let lines = elements.map { lineBreak + inner + $0 }.joined()
      return "<\(name)>" + lines + lineBreak + indentation + "</\(name)>"
    }
    switch value {
    case .dictionary(let members):
      return container(
        "dict",
        members.map { member($0, indentation: inner, lineBreak: lineBreak, step: step) })
    case .array(let values):
      return container(
        "array",
        values.map { element($0, indentation: inner, lineBreak: lineBreak, step: step) })
    case .string(let string): return "<string>\(escaped(string))</string>"
    case .other("true", _): return "<true/>"
    case .other("false", _): return "<false/>"
    case .other(let kind, let text): return "<\(kind)>\(escaped(text))</\(kind)>"
    case .spelled(let spelling): return spelling
    }
  }

  /// A key and its value, with the comment in front of them.
  static func member(
    _ member: PropertyListValue.Member, indentation: String, lineBreak: String, step: String
  ) -> String {
    let separator = lineBreak + indentation
    let comment = member.comment.map { "<!-- \($0) -->" + separator } ?? ""
    return comment + "<key>\(escaped(member.key))</key>" + separator
      + element(member.value, indentation: indentation, lineBreak: lineBreak, step: step)
  }

  /// Text with XML's reserved characters replaced by references. A carriage return and the control
  /// characters, which editors and XML readers do not preserve, are references too.
  static func escaped(_ text: String) -> String { MarkupEscaping.propertyList.escape(text) }

  /// A value that was read, as XML. If the file is XML, the value keeps its spelling.
  static func spelling(
    of node: PropertyListNode, _ bytes: UnsafeBufferPointer<UInt8>, _ form: PropertyList.Form
  ) -> String {
    form == .xml
      ? String(decoding: UnsafeBufferPointer(rebasing: bytes[node.range]), as: UTF8.self)
      : element(PropertyListValue(node), indentation: "", lineBreak: "\n", step: "\t")
  }
}
