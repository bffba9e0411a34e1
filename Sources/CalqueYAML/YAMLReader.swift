internal import CCalqueYAML
package import CalqueDiagnostics

/// Builds a tree from libyaml's events.
package struct YAMLReader {
  private var events: UnsafeBufferPointer<cy_event>
  private let text: UnsafePointer<UInt8>?
  /// The path of the file.
  private let path: String
  private var index = 0

  /// Returns the value of a file, or nil if it is empty.
  ///
  /// - Throws: The first error in the file.
  package static func read(_ bytes: [UInt8], path: String) throws(FileError) -> YAMLNode? {
    let document = bytes.withUnsafeBufferPointer { cy_parse($0.baseAddress, $0.count) }
    guard let document else {
      throw FileError(
        Place(path: path, line: 1, column: 1), "Out of memory")
    }
    defer { cy_free(document) }
    var place = cy_place()
    if let error = cy_error(document, &place) {
      throw FileError(
        Place(path: path, place), "Expected YAML: \(String(cString: error))")
    }
    let events = UnsafeBufferPointer(
      start: cy_events(document), count: cy_event_count(document))
    var reader = YAMLReader(events: events, text: cy_text(document), path: path)
    return try reader.readDocument()
  }

  private mutating func readDocument() throws(FileError) -> YAMLNode? {
    guard next(is: CY_DOCUMENT) else { return nil }
    let node = try readNode()
    if index < events.count {
      throw FileError(
        Place(path: path, events[index].start), "Expected one document, found a second one")
    }
    return node
  }

  private mutating func readNode() throws(FileError) -> YAMLNode {
    let event = events[index]
    let place = Place(path: path, event.start)
    index += 1
    switch cy_kind(UInt32(event.kind)) {
    case CY_SEQUENCE:
      var values: [YAMLNode] = []
      while !next(is: CY_SEQUENCE_END) { values.append(try readNode()) }
      return YAMLNode(content: .sequence(values), place: place)
    case CY_MAPPING:
      var fields: [YAMLNode.Field] = []
      while !next(is: CY_MAPPING_END) {
        let name = try readNode()
        fields.append(YAMLNode.Field(name: name, value: try readNode()))
      }
      return YAMLNode(content: .mapping(fields), place: place)
    case CY_ALIAS:
      throw FileError(
        place, "Aliases (*name) are not supported; repeat the value")
    default:
      let bytes = UnsafeBufferPointer(
        start: text.map { $0 + Int(event.first) }, count: Int(event.last - event.first))
      return YAMLNode(
        content: .scalar(String(decoding: bytes, as: UTF8.self), isPlain: event.is_plain),
        place: place)
    }
  }

  /// Skips the next event, if it is of this kind.
  private mutating func next(is kind: cy_kind) -> Bool {
    guard index < events.count, UInt32(events[index].kind) == kind.rawValue else { return false }
    index += 1
    return true
  }
}

extension Place {
  fileprivate init(path: String, _ place: cy_place) {
    self.init(path: path, line: Int(place.line), column: Int(place.column))
  }
}
