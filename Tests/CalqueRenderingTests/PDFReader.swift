import Foundation

/// The objects of a PDF file, with their streams decompressed.
struct PDFReader {
  struct Object {
    /// What is in front of the stream, if there is one.
    let text: String
    let stream: [UInt8]?

    /// The stream as text; a character is a byte.
    var content: String { String(bytes: stream ?? [], encoding: .isoLatin1) ?? "" }

    /// The number of the object that an entry refers to.
    func reference(_ name: String) throws -> Int? {
      try text.firstMatch(of: Regex("/\(name) (\\d+) 0 R", as: (Substring, Substring).self))
        .flatMap { Int($0.1) }
    }
  }

  let objects: [Int: Object]

  init(_ bytes: [UInt8]) throws {
    let offsets = try PDFStructure(bytes).objects
    let ends = offsets.values.sorted() + [bytes.count]
    objects = try offsets.mapValues { offset in
      let end = ends.first { $0 > offset } ?? bytes.count
      return try Self.object(Array(bytes[offset..<end]))
    }
  }

  private static func object(_ bytes: [UInt8]) throws -> Object {
    guard let all = String(bytes: bytes, encoding: .isoLatin1),
      let head = all.prefixMatch(of: #/\d+ 0 obj\n/#)
    else { throw PDFStructure.Malformed(what: "object") }
    let rest = all[head.range.upperBound...]
    guard let start = rest.range(of: "\nstream\n"),
      let length = rest[..<start.lowerBound].firstMatch(of: #//Length (\d+)/#),
      let count = Int(length.1)
    else {
      guard let end = rest.range(of: "\nendobj") else {
        throw PDFStructure.Malformed(what: "end of an object")
      }
      return Object(text: String(rest[..<end.lowerBound]), stream: nil)
    }
    let text = String(rest[..<start.lowerBound])
    let from = all[..<start.upperBound].unicodeScalars.count
    guard from + count <= bytes.count else { throw PDFStructure.Malformed(what: "length") }
    let stream = Array(bytes[from..<from + count])
    guard bytes[(from + count)...].starts(with: "\nendstream\nendobj\n".utf8) else {
      throw PDFStructure.Malformed(what: "end of a stream")
    }
    let isPacked = text.contains("/FlateDecode")
    return Object(text: text, stream: isPacked ? try Inflate.bytes(stream) : stream)
  }

  /// The objects whose text has a part, by their numbers.
  func all(_ part: String) -> [Object] {
    objects.sorted { $0.key < $1.key }.map(\.value).filter { $0.text.contains(part) }
  }

  /// The operators of the page.
  func page() throws -> String {
    guard let page = all("/Type /Page ").first, let number = try page.reference("Contents"),
      let content = objects[number]
    else { throw PDFStructure.Malformed(what: "page") }
    return content.content
  }

  /// The rows of a picture without their filters.
  static func pixels(of picture: Object) throws -> [UInt8] {
    func number(_ name: String) throws -> Int {
      let match = picture.text.firstMatch(
        of: try Regex("/\(name) (\\d+)", as: (Substring, Substring).self))
      return match.flatMap { Int($0.1) } ?? 0
    }
    let length = try number("Columns") * number("Colors")
    let bytes = picture.stream ?? []
    guard length > 0, try bytes.count == (length + 1) * number("Height") else {
      throw PDFStructure.Malformed(what: "picture")
    }
    var above = Array(repeating: UInt8(0), count: length)
    var pixels: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: length + 1) {
      let row = bytes[start + 1...start + length]
      guard bytes[start] == 0 || bytes[start] == 2 else {
        throw PDFStructure.Malformed(what: "filter")
      }
      above = bytes[start] == 2 ? zip(row, above).map { $0 &+ $1 } : Array(row)
      pixels += above
    }
    return pixels
  }
}
