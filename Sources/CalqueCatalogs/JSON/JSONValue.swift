/// A JSON value to be written.
indirect enum JSONValue {
  struct Member {
    var name: String
    var value: JSONValue
  }

  case string(String)
  /// A number, `true`, `false`, `null`, or any other value, as it is spelled.
  case spelled(String)
  case array([JSONValue])
  /// Of members with equal names, only the last is used.
  case object([Member])

  /// Whether both are written the same way. Texts are compared by their scalars, as in the file.
  static func areEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)), (.spelled(let left), .spelled(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy(areEqual)
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy {
          $0.name.utf8.elementsEqual($1.name.utf8) && areEqual($0.value, $1.value)
        }
    default: false
    }
  }

  /// Creates a value from a node, with the members of objects in file order.
  init(_ node: Int, of tape: JSONTape, _ bytes: UnsafeBufferPointer<UInt8>) {
    switch tape.kind(node) {
    case .string, .escapedString: self = .string(tape.text(node, bytes))
    case .object:
      var members: [Member] = []
      tape.forEachMember(node) { name in
        members.append(
          Member(name: tape.text(name, bytes), value: JSONValue(name + 1, of: tape, bytes)))
      }
      self = .object(members)
    case .array:
      var values: [JSONValue] = []
      var element = node + 1
      while element < tape.nodes[node].next {
        values.append(JSONValue(element, of: tape, bytes))
        element = tape.nodes[element].next
      }
      self = .array(values)
    case .number, .true, .false, .null:
      let spelling = UnsafeBufferPointer(rebasing: bytes[tape.range(node)])
      self = .spelled(String(decoding: spelling, as: UTF8.self))
    }
  }

  /// The value of a field that the model has no name for, parsed if it is JSON.
  init(spelling: String) {
    let opening = spelling.utf8.first
    guard opening == UInt8(ascii: "{") || opening == UInt8(ascii: "[") else {
      self = .spelled(spelling)
      return
    }
    var spelling = spelling
    let value = spelling.withUTF8 { bytes -> JSONValue? in
      let tape = JSONReader.read(bytes)
      return tape.failure == nil ? JSONValue(0, of: tape, bytes) : nil
    }
    self = value ?? .spelled(spelling)
  }
}
