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
      case .text(let text) = other.value, !other.selectorRange.isEmpty
    else { return nil }
    guard text.state != nil,
      let start = bytes[..<other.selectorRange.lowerBound].lastIndex(of: UInt8(ascii: "\"")),
      let copies = json(categories, from: start, text)
    else { return nil }
    let names = categories.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return Fix(
      title: "copy 'other' to \(names), for a translator to review",
      edits: [Edit(range: start..<start, replacement: copies)])
  }

  /// `"few" : { … },` for each category, with the state `needs_review`.
  private func json(
    _ categories: [PluralCategory], from start: Int, _ text: CatalogText
  ) -> String? {
    guard let end = endOfObject(after: start) else { return nil }
    let member = spelling(start..<end)
    let prefix = "\"other\""
    guard member.hasPrefix(prefix), end > text.range.upperBound else { return nil }
    let rest = reviewed(String(member.dropFirst(prefix.count)), text.state)
    return categories.map { "\"\($0.rawValue)\"\(rest),\(space(before: start))" }.joined()
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
