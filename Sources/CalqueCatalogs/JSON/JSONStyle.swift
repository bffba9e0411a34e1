/// The layout of a JSON file.
struct JSONStyle {
  /// The line ending; empty if everything is on one line.
  var newline = "\n"
  /// The indentation that each level adds.
  var indentation = "  "
  /// The text between a name and its value.
  var colon = " : "
  /// The text after a comma and inside brackets if there are no line breaks.
  var gap = ""
  /// Whether an object without members contains an empty line.
  var hasOpenEmptyObjects = true

  /// Xcode's style: that of `JSONSerialization`, pretty-printed.
  static let xcode = JSONStyle()
}

extension JSONStyle {
  /// The style of a file whose first value is an object. Properties that the file does not show are
  /// Xcode's.
  init(of tape: JSONTape, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard tape.nodes.count > 2, tape.kind(0) == .object else { return }
    let name = tape.fullRange(1)
    let lead = bytes[(tape.range(0).lowerBound + 1)..<name.lowerBound]
    colon = Self.text(bytes[name.upperBound..<tape.fullRange(2).lowerBound])
    if let last = lead.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      indentation = Self.text(lead[(last + 1)...])
      let isPair = last > lead.startIndex && bytes[last] == 0x0A && bytes[last - 1] == 0x0D
      newline = isPair ? "\r\n" : bytes[last] == 0x0A ? "\n" : "\r"
    } else {
      newline = ""
      indentation = ""
      gap = Self.text(lead)
    }
    let empty = tape.nodes.indices.first {
      tape.kind($0) == .object && tape.nodes[$0].next == $0 + 1
    }
    if let empty {
      hasOpenEmptyObjects = bytes[tape.range(empty)].contains { $0 == 0x0A || $0 == 0x0D }
    } else {
      hasOpenEmptyObjects = colon == " : " && !newline.isEmpty
    }
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
