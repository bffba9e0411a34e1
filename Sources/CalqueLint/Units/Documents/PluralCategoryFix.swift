import CalqueCatalogs
import CalqueDiagnostics
import CalqueICU

/// Adds plural categories as copies of `other`, for a translator to review.
struct PluralCategoryFix {
  /// The text of the file.
  let bytes: [UInt8]

  /// Returns the fix, or nil if `other` is not a single text that can be copied.
  func fix(adding categories: [PluralCategory], to variations: CatalogVariations) -> Fix? {
    guard let other = variations.cases.last(where: { $0.selector == "other" }),
      case .text(let text) = other.value, text.state != nil,
      let member = member(of: other), member.upperBound > text.range.upperBound
    else { return nil }
    let copied = spelling(member)
    let prefix = "\"other\""
    guard copied.hasPrefix(prefix) else { return nil }
    let rest = reviewed(String(copied.dropFirst(prefix.count)), text.state)
    let space = space(before: member.lowerBound)
    var edits: [Edit] = []
    // Xcode sorts the categories by name, as it does all keys.
    for name in categories.map(\.rawValue).sorted(by: XCStringsOrder.precedes) {
      guard let edit = insertion(of: name, "\"\(name)\"\(rest)", space, in: variations) else {
        return nil
      }
      if let last = edits.last, last.range == edit.range {
        edits[edits.count - 1].replacement += edit.replacement
      } else {
        edits.append(edit)
      }
    }
    let names = categories.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return Fix(
      title: "copy 'other' to \(names), for a translator to review",
      edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, copiedRange: member)
  }

  /// Returns the edit that adds a member: before the first existing one that comes after it in
  /// Xcode's order, else after the last one.
  private func insertion(
    of name: String, _ member: String, _ space: String, in variations: CatalogVariations
  ) -> Edit? {
    var end = 0
    for item in variations.cases {
      guard let range = self.member(of: item) else { return nil }
      if XCStringsOrder.precedes(name, item.selector) {
        return Edit(
          range: range.lowerBound..<range.lowerBound, replacement: "\(member),\(space)")
      }
      end = range.upperBound
    }
    return Edit(range: end..<end, replacement: ",\(space)\(member)")
  }

  /// The range of a case, from the quote before its name to the end of its object: `"few" : { … }`.
  private func member(of item: CatalogVariations.Case) -> Range<Int>? {
    guard !item.selectorRange.isEmpty,
      let start = bytes[..<item.selectorRange.lowerBound].lastIndex(of: UInt8(ascii: "\"")),
      let end = endOfObject(after: start)
    else { return nil }
    return start..<end
  }

  /// The end of the object that is the value of the member at `start`.
  private func endOfObject(after start: Int) -> Int? {
    var depth = 0
    var isString = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\") where isString: index += 1
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "{") where !isString: depth += 1
      case UInt8(ascii: "}") where !isString:
        depth -= 1
        if depth <= 0 { return depth == 0 ? index : nil }
      default: break
      }
    }
    return nil
  }

  /// Returns the member with another state. The state precedes the text in every file that Xcode
  /// writes, so its first occurrence is the right one.
  private func reviewed(_ member: String, _ state: String?) -> String {
    guard let state, let name = member.utf8.firstRange(of: "\"state\""),
      let value = member[name.upperBound...].utf8.firstRange(of: "\"\(state)\"")
    else { return member }
    return member[..<value.lowerBound] + "\"needs_review\"" + member[value.upperBound...]
  }

  private func space(before start: Int) -> String {
    var first = start
    while first > 0, bytes[first - 1] == 0x20 || (0x09...0x0D).contains(bytes[first - 1]) {
      first -= 1
    }
    return spelling(first..<start)
  }

  private func spelling(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Collection where Element: Equatable {
  /// Returns the first range of another collection in this one.
  fileprivate func firstRange(of other: String) -> Range<Index>?
  where Element == UInt8 {
    var start = startIndex
    while start != endIndex {
      var index = start
      var isFound = true
      for byte in other.utf8 {
        guard index != endIndex, self[index] == byte else {
          isFound = false
          break
        }
        formIndex(after: &index)
      }
      if isFound { return start..<index }
      formIndex(after: &start)
    }
    return nil
  }
}
