/// A pattern for one name in a path: `*`, `?` and `[a-z]`, `[!a-z]`; a backslash makes the
/// character after it literal.
struct NamePattern: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anyScalars
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    var isScalar: Bool { if case .scalar = self { true } else { false } }
  }

  private let parts: [Part]
  /// The name, if it is the only one that matches.
  private let literal: Substring?
  /// What every name that matches ends with.
  private let end: String

  init(_ text: Substring) {
    var parts: [Part] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": parts.append(.anyScalars)
      case "?": parts.append(.anyScalar)
      case "[":
        // A bracket that is not closed is literal.
        if let set = Self.set(&rest) { parts.append(set) } else { parts.append(.scalar(scalar)) }
      case "\\": parts.append(.scalar(rest.popFirst() ?? scalar))
      default: parts.append(.scalar(scalar))
      }
    }
    self.parts = parts
    literal = text.contains { "*?[\\".contains($0) } ? nil : text
    var end = String.UnicodeScalarView()
    for case .scalar(let scalar) in parts.reversed().prefix(while: \.isScalar).reversed() {
      end.append(scalar)
    }
    self.end = String(end)
  }

  private static func set(_ rest: inout Substring.UnicodeScalarView) -> Part? {
    // A `]` at the beginning is a member of the set.
    let first = rest.first == "!" || rest.first == "^" ? rest.dropFirst() : rest
    guard let end = first.dropFirst().firstIndex(of: "]") else { return nil }
    var members = first[..<end]
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let low = members.popFirst() {
      var high = low
      if members.first == "-", let last = members.dropFirst().first {
        high = last
        members = members.dropFirst(2)
      }
      if low <= high { ranges.append(low...high) }
    }
    let isNegated = first.startIndex != rest.startIndex
    rest = rest[rest.index(after: end)...]
    return .set(ranges, isNegated: isNegated)
  }

  /// Whether a name matches. If a match fails, only the last `*` is tried again, so the time is at
  /// most the product of both lengths.
  func matches(_ name: Substring) -> Bool {
    // Most names differ at their ends.
    guard name.utf8.suffix(end.utf8.count).elementsEqual(end.utf8) else { return false }
    if let literal { return literal.utf8.count == name.utf8.count }
    var rest = name.unicodeScalars[...]
    var part = 0
    var retry: (rest: Substring.UnicodeScalarView, part: Int)?
    while true {
      if part < parts.count, parts[part] == .anyScalars {
        part += 1
        retry = (rest, part)
      } else if rest.isEmpty, part == parts.count {
        return true
      } else if part < parts.count, let scalar = rest.first, matches(scalar, parts[part]) {
        rest.removeFirst()
        part += 1
      } else {
        guard var last = retry, !last.rest.isEmpty else { return false }
        last.rest.removeFirst()
        (rest, part) = last
        retry = last
      }
    }
  }

  private func matches(_ scalar: Unicode.Scalar, _ part: Part) -> Bool {
    switch part {
    case .scalar(let own): own == scalar
    case .anyScalar, .anyScalars: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
