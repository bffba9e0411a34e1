/// Prints a gettext file as `msgcat --no-wrap` does: in UTF-8, with one line for each line of text.
enum PortableObjectWriter {
  /// Returns the text of a file. Obsolete messages are moved to its end.
  static func text(of file: PortableObject) -> String {
    var output = ""
    if !file.header.isEmpty || !file.headerComments.isEmpty {
      let fields = file.header.map { "\($0.name): \(value($0))\n" }.joined()
      write(
        PortableObjectMessage(
          id: "", translations: [fields], translatorComments: file.headerComments),
        to: &output)
    }
    for message in file.messages where !message.isObsolete { write(message, to: &output) }
    for message in file.messages where message.isObsolete { write(message, to: &output) }
    return output
  }

  /// Returns a field's value. The output is UTF-8, regardless of the input.
  private static func value(_ field: PortableObject.Field) -> String {
    guard field.name.lowercased() == "content-type",
      let name = PortableObjectCharset.nameRange(in: field.value),
      PortableObjectCharset(name: String(field.value[name])) != .utf8
    else { return field.value }
    return "\(field.value[..<name.lowerBound])UTF-8\(field.value[name.upperBound...])"
  }

  private static func write(_ message: PortableObjectMessage, to output: inout String) {
    if !output.isEmpty { output += "\n" }
    for comment in message.translatorComments { line("#", comment, to: &output) }
    for comment in message.extractedComments { line("#.", comment, to: &output) }
    if !message.references.isEmpty {
      let references = message.references.map {
        $0.unicodeScalars.contains { $0 == " " || $0 == "\t" } ? "\u{2068}\($0)\u{2069}" : $0
      }
      output += "#: \(references.joined(separator: " "))\n"
    }
    if !message.flags.isEmpty { output += "#, \(message.flags.joined(separator: ", "))\n" }
    let mark = message.isObsolete ? "#~ " : ""
    let earlier = message.isObsolete ? "#~| " : "#| "
    let previous = message.previous
    if let context = previous.context { text("msgctxt", context, earlier, to: &output) }
    if let id = previous.id { text("msgid", id, earlier, to: &output) }
    if let plural = previous.plural { text("msgid_plural", plural, earlier, to: &output) }
    if let context = message.context { text("msgctxt", context, mark, to: &output) }
    text("msgid", message.id, mark, to: &output)
    if let plural = message.plural {
      text("msgid_plural", plural, mark, to: &output)
      for (index, form) in message.translations.enumerated() {
        text("msgstr[\(index)]", form, mark, to: &output)
      }
    } else {
      text("msgstr", message.translations.first ?? "", mark, to: &output)
    }
  }

  private static func line(_ mark: String, _ comment: String, to output: inout String) {
    // By scalars, because a carriage return and a line feed are one character.
    let lines = comment.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      let part = String(line.last == "\r" ? line.dropLast() : line)
      output += part.isEmpty ? "\(mark)\n" : "\(mark) \(part)\n"
    }
  }

  /// A text of several lines begins with an empty string, so that the lines are aligned.
  private static func text(
    _ keyword: String, _ value: String, _ mark: String, to output: inout String
  ) {
    var lines: [String] = []
    var current = ""
    for scalar in value.unicodeScalars {
      current += escaped(scalar)
      if scalar == "\n" {
        lines.append(current)
        current = ""
      }
    }
    if !current.isEmpty || lines.isEmpty { lines.append(current) }
    if lines.count == 1 {
      output += "\(mark)\(keyword) \"\(lines[0])\"\n"
      return
    }
    output += "\(mark)\(keyword) \"\"\n"
    for line in lines { output += "\(mark)\"\(line)\"\n" }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\u{7}": "\\a"
    case "\u{8}": "\\b"
    case "\u{B}": "\\v"
    case "\u{C}": "\\f"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: String(scalar)
    }
  }
}

extension PortableObject {
  /// The file's text in the form that gettext's own tools print, without line wrapping.
  public var text: String { PortableObjectWriter.text(of: self) }
}
