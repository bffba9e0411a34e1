import CCalqueDrawing

/// The objects of a PDF file (ISO 32000-2, 7.5): each has the number of its place in a list.
struct PDFObjects {
  private struct Object {
    /// Everything but the stream and, where there is one, its length.
    var text: String
    var stream: [UInt8]?
    /// Whether the bytes of the stream are encoded as the text says.
    var isEncoded = false
  }

  private var objects: [Object?] = []
  /// The objects that can be referred to from several places.
  private var shared: [String: Int] = [:]
  /// Whether streams that nothing has encoded yet are compressed.
  private let isCompressed: Bool

  init(isCompressed: Bool) { self.isCompressed = isCompressed }

  /// A number for an object that follows.
  mutating func reserve() -> Int {
    objects.append(nil)
    return objects.count
  }

  mutating func set(_ number: Int, _ text: String) { objects[number - 1] = Object(text: text) }

  mutating func add(_ text: String) -> Int {
    objects.append(Object(text: text))
    return objects.count
  }

  /// The number of an object with a text; there is one for equal texts.
  mutating func share(_ text: String) -> Int {
    if let known = shared[text] { return known }
    let number = add(text)
    shared[text] = number
    return number
  }

  mutating func set(_ number: Int, _ stream: [UInt8], _ entries: String) {
    objects[number - 1] = Object(text: entries, stream: stream)
  }

  /// - Parameters:
  ///   - entries: Those of the stream's dictionary, without the length.
  ///   - isEncoded: Whether the entries name a filter that the bytes went through.
  mutating func add(_ stream: [UInt8], _ entries: String, isEncoded: Bool = false) -> Int {
    objects.append(Object(text: entries, stream: stream, isEncoded: isEncoded))
    return objects.count
  }

  /// The whole file.
  ///
  /// - Parameters:
  ///   - root: The number of the catalog.
  ///   - info: The number of the information about the file.
  /// - Throws: `RenderingError.outOfMemory`.
  func file(root: Int, info: Int) throws(RenderingError) -> [UInt8] {
    // Bytes above 127, so that programs do not take the file for text.
    var bytes = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(bytes.count)
      bytes += "\(index + 1) 0 obj\n".utf8
      try write(object ?? Object(text: "null"), to: &bytes)
      bytes += "\nendobj\n".utf8
    }
    let start = bytes.count
    bytes += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8
    for offset in offsets {
      let digits = String(offset)
      bytes += String(repeating: "0", count: max(0, 10 - digits.utf8.count)).utf8
      bytes += "\(digits) 00000 n \n".utf8
    }
    bytes += "trailer\n<< /Size \(objects.count + 1) /Root \(root) 0 R /Info \(info) 0 R >>\n".utf8
    bytes += "startxref\n\(start)\n%%EOF\n".utf8
    return bytes
  }

  private func write(_ object: Object, to bytes: inout [UInt8]) throws(RenderingError) {
    guard let stream = object.stream else {
      bytes += object.text.utf8
      return
    }
    let packed = isCompressed && !object.isEncoded ? try Self.compressed(stream) : stream
    let isShorter = packed.count + 20 < stream.count
    let filter = isShorter ? " /Filter /FlateDecode" : ""
    let content = isShorter ? packed : stream
    let entries = object.text.isEmpty ? "" : "\(object.text) "
    bytes += "<< \(entries)/Length \(content.count)\(filter) >>\nstream\n".utf8
    bytes += content
    bytes += "\nendstream".utf8
  }

  private static func compressed(_ bytes: [UInt8]) throws(RenderingError) -> [UInt8] {
    try takeBytes { result in
      bytes.withUnsafeBufferPointer { cd_deflate($0.baseAddress, $0.count, result) }
    }
  }
}
