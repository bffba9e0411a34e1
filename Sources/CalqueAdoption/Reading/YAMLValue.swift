internal import CCalqueYAML
import CalqueDiagnostics

/// A value of a YAML file.
indirect enum YAMLValue {
  case text(String)
  case list([YAMLValue])
  case mapping([(name: String, value: YAMLValue)])

  /// Reads a file.
  ///
  /// - Throws: The first error in it. Aliases are errors.
  init(_ bytes: [UInt8], path: String) throws(FileError) {
    let document = bytes.withUnsafeBufferPointer { cy_parse($0.baseAddress, $0.count) }
    guard let document else { throw FileError(path: path, reason: "there is not enough memory") }
    defer { cy_free(document) }
    var place = cy_place()
    if let error = cy_error(document, &place) {
      throw FileError(path: path, reason: "line \(place.line): \(String(cString: error))")
    }
    let events = UnsafeBufferPointer(start: cy_events(document), count: cy_event_count(document))
    var reader = Reader(events: events[...], text: cy_text(document))
    guard let value = reader.readDocument() else {
      throw FileError(path: path, reason: "it is empty, or has aliases, which are not read")
    }
    self = value
  }

  /// The value of a name in a mapping.
  subscript(name: String) -> YAMLValue? {
    if case .mapping(let fields) = self { fields.last { $0.name == name }?.value } else { nil }
  }

  /// The names and values of a mapping.
  var fields: [(name: String, value: YAMLValue)] {
    if case .mapping(let fields) = self { fields } else { [] }
  }

  /// The values of a list; another value is a list with it.
  var values: [YAMLValue] {
    if case .list(let values) = self { values } else { [self] }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  private struct Reader {
    var events: Slice<UnsafeBufferPointer<cy_event>>
    let text: UnsafePointer<UInt8>?

    /// Returns nil for a file without a value, and for one with aliases.
    mutating func readDocument() -> YAMLValue? {
      guard let first = events.popFirst(), UInt32(first.kind) == CY_DOCUMENT.rawValue else {
        return nil
      }
      return readValue()
    }

    private mutating func readValue() -> YAMLValue? {
      guard let event = events.popFirst() else { return nil }
      switch cy_kind(UInt32(event.kind)) {
      case CY_SCALAR:
        let bytes = UnsafeBufferPointer(
          start: text.map { $0 + Int(event.first) }, count: Int(event.last - event.first))
        return .text(String(decoding: bytes, as: UTF8.self))
      case CY_SEQUENCE:
        var values: [YAMLValue] = []
        while !ends(CY_SEQUENCE_END) {
          guard let value = readValue() else { return nil }
          values.append(value)
        }
        return .list(values)
      case CY_MAPPING:
        var fields: [(name: String, value: YAMLValue)] = []
        while !ends(CY_MAPPING_END) {
          guard let name = readValue(), let value = readValue() else { return nil }
          fields.append((name.text ?? "", value))
        }
        return .mapping(fields)
      default: return nil
      }
    }

    private mutating func ends(_ kind: cy_kind) -> Bool {
      guard let event = events.first, UInt32(event.kind) == kind.rawValue else { return false }
      events.removeFirst()
      return true
    }
  }
}
