import Foundation

/// The structure of a PDF file (ISO 32000-2, 7.5): header, objects, cross-reference table, trailer.
struct PDFStructure {
  struct Malformed: Error { var what: String }

  /// The offsets of the objects in use, by their numbers.
  let objects: [Int: Int]

  init(_ bytes: [UInt8]) throws {
    // In Latin-1 a character is a byte.
    guard let text = String(bytes: bytes, encoding: .isoLatin1).map(Array.init(scalars:)) else {
      throw Malformed(what: "encoding")
    }
    func slice(_ from: Int, _ count: Int) -> String {
      String(String.UnicodeScalarView(text[min(from, text.count)...].prefix(count)))
    }
    guard slice(0, 7) == "%PDF-1." else { throw Malformed(what: "header") }
    let end = slice(max(0, text.count - 64), 64)
    guard let tail = end.firstMatch(of: #/startxref\n(\d+)\n%%EOF\n?$/#), let start = Int(tail.1)
    else { throw Malformed(what: "end") }
    let table = slice(start, text.count - start)
    guard let head = table.prefixMatch(of: #/xref\n0 (\d+)\s*\n/#), let size = Int(head.1) else {
      throw Malformed(what: "cross-reference table")
    }
    var objects: [Int: Int] = [:]
    var rest = table[head.range.upperBound...]
    for number in 0..<size {
      guard let entry = rest.prefixMatch(of: #/(\d{10}) (\d{5}) ([nf])\s+/#),
        let offset = Int(entry.1)
      else { throw Malformed(what: "entry \(number)") }
      rest = rest[entry.range.upperBound...]
      guard entry.3 == "n" else { continue }
      guard slice(offset, 20).hasPrefix("\(number) 0 obj") else {
        throw Malformed(what: "object \(number)")
      }
      objects[number] = offset
    }
    guard rest.prefixMatch(of: #/trailer\s/#) != nil,
      let declared = rest.firstMatch(of: #//Size (\d+)/#), Int(declared.1) == size,
      let root = rest.firstMatch(of: #//Root (\d+) 0 R/#), let rootNumber = Int(root.1),
      let catalog = objects[rootNumber], slice(catalog, 200).contains("/Type /Catalog")
    else { throw Malformed(what: "trailer") }
    self.objects = objects
    try check(text, slice)
  }

  /// A stream is as long as its dictionary says; the length may be an object of its own.
  private func check(
    _ text: [Unicode.Scalar], _ slice: (_ from: Int, _ count: Int) -> String
  ) throws {
    for (number, offset) in objects {
      let object = slice(offset, 2000)
      guard let body = object.firstMatch(of: #/>>\s*stream\r?\n/#),
        let length = object[..<body.range.lowerBound].firstMatch(of: #//Length (\d+)( 0 R)?/#),
        var count = Int(length.1)
      else { continue }
      if length.2 != nil {
        let value = objects[count].map { slice($0, 60) } ?? ""
        count = value.firstMatch(of: #/obj\s+(\d+)\s/#).flatMap { Int($0.1) } ?? -1
      }
      let head = object[..<body.range.upperBound].unicodeScalars.count
      guard count >= 0,
        slice(offset + head + count, 12).firstMatch(of: #/^\s*endstream/#) != nil
      else { throw Malformed(what: "stream \(number)") }
    }
  }
}

extension [Unicode.Scalar] {
  fileprivate init(scalars text: String) { self = Array(text.unicodeScalars) }
}
