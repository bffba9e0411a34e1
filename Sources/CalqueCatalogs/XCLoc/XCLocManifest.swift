import CalqueEscaping

/// The `contents.json` of a localization catalog, as Xcode writes it.
struct XCLocManifest: Hashable {
  var developmentRegion = ""
  var project = ""
  var targetLocale = ""
  var tool: XCLoc.Tool?
  var version = "1.0"

  init() {}

  /// Reads the file. Returns nil if it is not a JSON object. Fields that it does not have are
  /// empty.
  init?(_ bytes: [UInt8]) {
    let json = JSONDocument(bytes)
    guard json.failure == nil, json.count > 0, json.kind(0) == .object else { return nil }
    var tool: [String: String] = [:]
    for name in json.names(0) {
      let value = json.text(name + 1)
      switch json.text(name) {
      case "developmentRegion": developmentRegion = value
      case "project": project = value
      case "targetLocale": targetLocale = value
      case "version": version = value
      case "toolInfo" where json.kind(name + 1) == .object:
        for field in json.names(name + 1) { tool[json.text(field)] = json.text(field + 1) }
      default: break
      }
    }
    if !tool.isEmpty {
      self.tool = XCLoc.Tool(
        id: tool["toolID"] ?? "", name: tool["toolName"] ?? "", version: tool["toolVersion"] ?? "",
        build: tool["toolBuildNumber"] ?? "")
    }
  }

  /// The text of the file. It does not end with a line break.
  var text: String {
    var lines = ["\"developmentRegion\" : \(Self.quoted(developmentRegion))"]
    lines.append("\"project\" : \(Self.quoted(project))")
    lines.append("\"targetLocale\" : \(Self.quoted(targetLocale))")
    if let tool {
      let fields = [
        ("toolBuildNumber", tool.build), ("toolID", tool.id), ("toolName", tool.name),
        ("toolVersion", tool.version),
      ].map { "    \"\($0)\" : \(Self.quoted($1))" }
      lines.append("\"toolInfo\" : {\n" + fields.joined(separator: ",\n") + "\n  }")
    }
    lines.append("\"version\" : \(Self.quoted(version))")
    return "{\n" + lines.map { "  " + $0 }.joined(separator: ",\n") + "\n}"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(JSONEscaping.foundation.escape(text))\""
  }
}
