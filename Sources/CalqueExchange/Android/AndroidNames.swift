/// Makes unique names of Android resources, which are Java identifiers, from keys.
struct AndroidNames {
  private var names: [String: String] = [:]
  private var taken: Set<String> = []

  /// Makes names for all keys of an app. The same keys in the same order produce the same names; a
  /// key that is already a valid name is kept.
  init(_ keys: [String]) {
    for key in keys where Self.isName(key) {
      names[key] = key
      taken.insert(key)
    }
    for key in keys where names[key] == nil {
      let base = Self.base(of: key)
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)_\(number)"
        number += 1
      }
      names[key] = name
    }
  }

  subscript(key: String) -> String { names[key] ?? Self.base(of: key) }

  /// Returns whether Android accepts a key as a name.
  static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first, isLetter(first), key.utf8.count <= 200 else { return false }
    return key.utf8.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) }
      && !reserved.contains(key)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "_")
  }

  /// Returns lowercase words joined by underscores, at most forty characters in total.
  private static func base(of key: String) -> String {
    var result = ""
    for byte in key.utf8 {
      if isLetter(byte) || (byte >= 0x30 && byte <= 0x39) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !result.isEmpty, !result.hasSuffix("_") {
        result += "_"
      }
      if result.utf8.count >= 40 { break }
    }
    while result.hasSuffix("_") { result.removeLast() }
    result = result.lowercased()
    if result.isEmpty { return "text" }
    if let first = result.utf8.first, first >= 0x30, first <= 0x39 { return "text_" + result }
    return reserved.contains(result) ? result + "_" : result
  }

  /// Java keywords: the tools make a class of the names (JLS 3.9).
  private static let reserved: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
    "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "null", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient",
    "true", "try", "void", "volatile", "while", "_",
  ]
}
