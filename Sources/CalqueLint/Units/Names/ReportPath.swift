/// Writes paths as services expect them: relative to the project, with slashes.
package struct ReportPath: Sendable {
  private let folder: String

  /// Paths relative to a folder.
  package init(folder: String) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Returns the path from the folder if it is inside it; else the path unchanged.
  package func relative(_ path: String) -> String {
    var path = path[...]
    if path.hasPrefix(folder) { path = path.dropFirst(folder.count) }
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  /// The path as a reference of RFC 3986: relative, or with `file://` in front.
  package func uri(_ path: String) -> String {
    let path = relative(path)
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}
