/// What source says to the runtime of Objective-C, and what a copy says in its place.
///
/// Attributes such as `@objc` become spaces. `#selector(…)` becomes `Selector("…")` with the last
/// name of the method, and `#keyPath(…)` a string.
struct ObjectiveCSpellings {
  /// A part of the source and the text in its place, which has as many characters or one more.
  struct Replacement {
    let range: Range<Int>
    let text: String
  }

  private let source: SwiftTokens

  init(_ source: SwiftTokens) { self.source = source }

  /// The parts that a copy spells in another way, in the order of the source.
  var replacements: [Replacement] {
    var found: [Replacement] = []
    var index = 0
    while index < source.count {
      if let end = end(ofAttributeAt: index) {
        found.append(Replacement(range: range(index, end), text: ""))
        index = end
      } else if let end = end(ofExpressionAt: index) {
        found.append(replacement(ofExpressionAt: index, end))
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  /// The index after an attribute of Objective-C, its arguments included.
  private func end(ofAttributeAt index: Int) -> Int? {
    guard source.has("@", at: index), Self.attributes.contains(source.text(at: index + 1)),
      source.tokens[index].range.upperBound == source.tokens[index + 1].range.lowerBound
    else { return nil }
    // "optional" is for protocols of Objective-C only.
    if source.has("optional", at: index + 2) { return nil }
    let hasArguments =
      source.has("(", at: index + 2)
      && source.tokens[index + 1].range.upperBound == source.tokens[index + 2].range.lowerBound
    return hasArguments ? source.end(ofGroupAt: index + 2) : index + 2
  }

  private static let attributes: Set = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "nonobjc", "objc",
    "objcMembers",
  ]

  /// The index after `#selector(…)` or `#keyPath(…)` on one line.
  private func end(ofExpressionAt index: Int) -> Int? {
    guard source.has("#selector", at: index) || source.has("#keyPath", at: index),
      source.has("(", at: index + 1)
    else { return nil }
    let end = source.end(ofGroupAt: index + 1)
    let isOnOneLine = (index + 1..<end).allSatisfy { !source.tokens[$0].startsLine }
    return isOnOneLine && source.has(")", at: end - 1) ? end : nil
  }

  private func replacement(ofExpressionAt index: Int, _ end: Int) -> Replacement {
    if source.has("#keyPath", at: index) {
      let path = source.text(range(index + 2, end - 1))
      return Replacement(range: range(index, end), text: "\"\(path)\"")
    }
    var range = range(index, end)
    let text = "Selector(\"\(method(index + 2, end - 1))\")"
    // The text may have one character more: it takes the place of a space that nothing needs.
    if text.utf8.count > range.count, index > 0, range.lowerBound > 0,
      Self.marks.contains(source.text(at: index - 1)),
      source.bytes[range.lowerBound - 1] == UInt8(ascii: " ")
    {
      range = range.lowerBound - 1..<range.upperBound
    }
    return Replacement(range: range, text: text)
  }

  private static let marks: Set = [":", ",", "("]

  /// The name of a method without the types and values in front of it, such as `tapped(_:)`.
  private func method(_ start: Int, _ end: Int) -> String {
    guard start < end else { return "" }
    var first = start
    var index = start
    while index < end, !source.has("(", at: index) {
      if source.tokens[index].kind == .word { first = index }
      index += 1
    }
    // "getter: " is in front of properties, "as" in front of a type.
    if let cast = (first..<end).first(where: { source.has("as", at: $0) }) {
      return source.text(range(first, max(cast, first + 1)))
    }
    return source.text(range(first, end)).filter { $0 != " " }
  }

  private func range(_ start: Int, _ end: Int) -> Range<Int> {
    guard start < end else {
      let place = source.tokens[min(start, source.count - 1)].range.lowerBound
      return place..<place
    }
    return source.tokens[start].range.lowerBound..<source.tokens[end - 1].range.upperBound
  }
}
