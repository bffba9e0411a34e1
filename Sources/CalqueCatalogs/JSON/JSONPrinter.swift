import CalqueEscaping

/// Writes JSON values in a style.
struct JSONPrinter {
  let style: JSONStyle
  /// Whether the members of objects are sorted as Xcode does; otherwise they keep their order.
  var isSorting = true
  private(set) var output = ""

  init(style: JSONStyle, isSorting: Bool = true) {
    self.style = style
    self.isSorting = isSorting
  }

  /// Writes a value that begins on a line with this indentation.
  mutating func write(_ value: JSONValue, indentation: String = "") {
    switch value {
    case .string(let text):
      output += "\""
      output += JSONEscaping.foundation.escape(text)
      output += "\""
    case .spelled(let spelling): output += spelling
    case .array(let values):
      write(values, indentation, "[", "]") { $0.write($1, indentation: $2) }
    case .object(let members):
      write(ordered(members), indentation, "{", "}") { $0.write($1, indentation: $2) }
    }
  }

  /// Writes a member of an object.
  mutating func write(_ member: JSONValue.Member, indentation: String) {
    write(.string(member.name))
    output += style.colon
    write(member.value, indentation: indentation)
  }

  private mutating func write<Item>(
    _ items: [Item], _ indentation: String, _ opening: String, _ closing: String,
    _ body: (inout JSONPrinter, Item, String) -> Void
  ) {
    output += opening
    let inner = indentation + style.indentation
    for (index, item) in items.enumerated() {
      output += index == 0 ? "" : ","
      output += style.newline.isEmpty ? style.gap : style.newline + inner
      body(&self, item, inner)
    }
    if !items.isEmpty {
      output += style.newline.isEmpty ? style.gap : style.newline + indentation
    } else if style.hasOpenEmptyObjects, !style.newline.isEmpty {
      output += style.newline + style.newline + indentation
    }
    output += closing
  }

  /// The effective members, in order.
  private func ordered(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    let members = JSONValue.distinct(members)
    guard isSorting, members.count > 1 else { return members }
    return members.sorted { XCStringsOrder.precedes($0.name, $1.name) }
  }
}

extension JSONValue {
  /// The effective members: of equal names the last, at the position of the first.
  static func distinct(_ members: [Member]) -> [Member] {
    guard members.count > 1 else { return members }
    var places: [[UInt8]: Int] = [:]
    places.reserveCapacity(members.count)
    var result: [Member] = []
    result.reserveCapacity(members.count)
    for member in members {
      if let place = places.updateValue(result.count, forKey: Array(member.name.utf8)) {
        places[Array(member.name.utf8)] = place
        result[place] = member
      } else {
        result.append(member)
      }
    }
    return result
  }
}
