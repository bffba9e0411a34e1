import CalqueSwiftSource

/// A stored variable of a type, as it is declared.
struct StoredProperty {
  /// An attribute of a declaration.
  struct Attribute {
    /// The name without its module.
    var name: String
    /// The arguments with their brackets; empty if there are none.
    var arguments: String
  }

  var name: String
  var attributes: [Attribute]
  /// `weak` or `unowned`, with its argument; empty for most.
  var ownership: String
  /// The bytes of the name.
  var nameRange: Range<Int>
  /// Whether it has `willSet` or `didSet`.
  var hasObservers: Bool

  /// Whether it has an attribute.
  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// Finds the stored variables among declarations. Constants, computed and static variables, lazy
/// ones and those under a condition are not among them.
struct StoredPropertyFinder {
  private let source: SwiftTokens
  private var attributes: [StoredProperty.Attribute] = []
  private var ownership = ""
  private var isLeftOut = false
  private var conditions = 0

  init(_ source: SwiftTokens) { self.source = source }

  /// The stored variables that are declared directly in a range of tokens.
  static func properties(in source: SwiftTokens, _ range: Range<Int>) -> [StoredProperty] {
    var finder = StoredPropertyFinder(source)
    return finder.find(range)
  }

  private static let modifiersToLeaveOut: Set = ["static", "lazy", "override"]
  private static let otherDeclarations: Set = [
    "func", "init", "subscript", "deinit", "struct", "enum", "extension", "typealias", "case",
    "let", "actor", "protocol",
  ]

  private mutating func find(_ range: Range<Int>) -> [StoredProperty] {
    var found: [StoredProperty] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let word = source.text(at: index)
      if source.has("@", at: index) {
        index = readAttribute(at: index)
      } else if source.has("var", at: index) {
        if let property = property(at: index, end: range.upperBound), !isLeftOut, conditions == 0 {
          found.append(property)
        }
        forget()
        index += 2
      } else if source.tokens[index].kind == .directive {
        if word == "#if" { conditions += 1 }
        if word == "#endif" { conditions -= 1 }
        index += 1
      } else if source.tokens[index].kind == .open {
        if source.has("{", at: index) { forget() }
        index = source.end(ofGroupAt: index)
      } else {
        readModifier(word, at: index)
        index += 1
      }
    }
    return found
  }

  private mutating func forget() { (attributes, ownership, isLeftOut) = ([], "", false) }

  private mutating func readModifier(_ word: String, at index: Int) {
    guard source.tokens[index].kind == .word else { return }
    if Self.otherDeclarations.contains(word) {
      forget()
    } else if word == "class" {
      isLeftOut = source.has("var", at: index + 1)
    } else if Self.modifiersToLeaveOut.contains(word) {
      isLeftOut = true
    } else if word == "weak" || word == "unowned" {
      ownership = word
      if source.has("(", at: index + 1) {
        let last = source.end(ofGroupAt: index + 1) - 1
        ownership = source.text(
          source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound)
      }
    }
  }

  /// The index after the attribute at an index.
  private mutating func readAttribute(at start: Int) -> Int {
    var index = start + 1
    while source.has(".", at: index + 1) { index += 2 }
    guard index < source.count else { return index }
    var attribute = StoredProperty.Attribute(name: source.text(at: index), arguments: "")
    index += 1
    // Arguments of an attribute directly follow its name.
    if source.has("(", at: index),
      source.tokens[index].range.lowerBound == source.tokens[index - 1].range.upperBound
    {
      let end = source.end(ofGroupAt: index)
      attribute.arguments = source.text(
        source.tokens[index].range.lowerBound..<source.tokens[end - 1].range.upperBound)
      index = end
    }
    attributes.append(attribute)
    return index
  }

  /// The variable whose `var` is at an index; nil if it is computed.
  private func property(at start: Int, end: Int) -> StoredProperty? {
    guard start + 1 < end, source.tokens[start + 1].kind == .word else { return nil }
    var property = StoredProperty(
      name: source.text(at: start + 1), attributes: attributes, ownership: ownership,
      nameRange: source.tokens[start + 1].range, hasObservers: false)
    var index = start + 2
    while index < end, !source.has("=", at: index), !source.has(";", at: index) {
      if source.has("{", at: index) {
        guard source.has("willSet", at: index + 1) || source.has("didSet", at: index + 1) else {
          return nil
        }
        property.hasObservers = true
        return property
      }
      if source.tokens[index].startsLine, !continues(index) { return property }
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    property.hasObservers = hasObserversAfterValue(index, end: end)
    return property
  }

  /// Whether the type continues in the line that begins at an index.
  private func continues(_ index: Int) -> Bool {
    source.has(":", at: index) || source.has(":", at: index - 1)
      || source.tokens[index].kind == .operator && !source.has("@", at: index)
  }

  /// Whether braces with observers follow a value.
  private func hasObserversAfterValue(_ start: Int, end: Int) -> Bool {
    var index = start
    while index < end {
      if source.has("{", at: index) {
        return source.has("willSet", at: index + 1) || source.has("didSet", at: index + 1)
      }
      if source.has(";", at: index) || source.has("var", at: index)
        || source.has("@", at: index)
      {
        return false
      }
      index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
    }
    return false
  }
}
