import CalqueEscaping

/// Prints `<resources>` in the format of Android Studio.
enum AndroidWriter {
  static func text(of file: AndroidResources) -> String {
    var output = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources"
    let usesTools =
      file.locale != nil || file.table != nil || file.resources.contains { $0.key != nil }
    if usesTools { output += " xmlns:tools=\"http://schemas.android.com/tools\"" }
    if let locale = file.locale { output += " tools:locale=\"\(attribute(locale))\"" }
    if let table = file.table { output += " tools:table=\"\(attribute(table))\"" }
    output += ">\n"
    for resource in file.resources { write(resource, to: &output) }
    return output + "</resources>\n"
  }

  private static func write(_ resource: AndroidResource, to output: inout String) {
    if let comment = resource.comment { output += "    <!-- \(self.comment(comment)) -->\n" }
    let tag = resource.kind.rawValue
    output += "    <\(tag) name=\"\(attribute(resource.name))\""
    if let key = resource.key { output += " tools:key=\"\(attribute(key))\"" }
    if !resource.isTranslatable { output += " translatable=\"false\"" }
    if resource.kind == .string {
      let text = AndroidText.escaped(resource.items.first?.text ?? "")
      output += ">\(text)</string>\n"
      return
    }
    output += ">\n"
    for item in resource.items {
      let quantity =
        resource.kind == .plurals ? " quantity=\"\(attribute(item.quantity))\"" : ""
      output += "        <item\(quantity)>\(AndroidText.escaped(item.text))</item>\n"
    }
    output += "    </\(tag)>\n"
  }

  /// Returns a comment without consecutive hyphens and without characters that XML does not allow.
  private static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", result.unicodeScalars.last == "-" { result += " " }
      result.unicodeScalars.append(MarkupEscaping.isAllowed(scalar) ? scalar : "\u{FFFD}")
    }
    return result
  }

  private static func attribute(_ text: String) -> String {
    MarkupEscaping.xmlAttribute.keepingGreaterThan.disallowed(.replaced).escape(text)
  }
}
