import CalqueCatalogs
import CalqueDiagnostics

/// Finds the directives in the comments of a file, and the scope of each.
struct DirectiveScan {
  /// A directive and the range of the file that it applies to.
  struct Found {
    var directive: Directive
    /// Nil if nothing follows that it could apply to.
    var scope: Range<Int>?
  }

  private let file: LintFile
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The directives of a file, in order.
  static func directives(in file: LintFile) -> [Found] {
    file.source.utf8.withUnsafeBufferPointer { bytes in
      let places = places(of: Directive.sign, in: bytes)
      if places.isEmpty { return [] }
      let scan = DirectiveScan(file: file, bytes: bytes)
      return places.compactMap { scan.directive(at: $0) }
    }
  }

  /// Returns the places of a sign. Every file is searched, so the search is for the last character
  /// of the sign, which is rare.
  private static func places(of sign: String, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    let head = Array(sign.utf8.dropLast())
    guard let last = sign.utf8.last else { return [] }
    var places: [Int] = []
    var index = 0
    while let end = ByteSearch.first(last, in: bytes, from: index) {
      if end >= head.count, bytes[(end - head.count)..<end].elementsEqual(head) {
        places.append(end - head.count)
      }
      index = end + 1
    }
    return places
  }

  private func directive(at place: Int) -> Found? {
    let directive = Directive(bytes, at: place + Directive.sign.utf8.count)
    switch file.content {
    case .strings(let strings):
      let owner = strings.entries.last { $0.range.lowerBound <= place }
      if let owner, owner.keyRange.contains(place) || owner.valueRange.contains(place) {
        return nil
      }
      return Found(
        directive: directive, scope: scope(of: directive, at: place, strings.entries.map(\.range)))
    case .catalog(let catalog) where file.format == .xcstrings:
      // Xcode sorts entries, so a comment applies to its own entry, whatever follows.
      guard let entry = catalog.entries.first(where: { $0.commentRange?.contains(place) == true })
      else { return nil }
      let isWhole = directive.action == .disableFile
      return Found(directive: directive, scope: isWhole ? all : entry.range)
    case .catalog(let catalog):
      guard isInComment(place) else { return nil }
      return Found(
        directive: directive, scope: scope(of: directive, at: place, catalog.entries.map(\.range)))
    case .exchange(let catalogs):
      let ranges = catalogs.flatMap { $0.entries.map(\.range) }
      if isInNote(place) {
        let entry = ranges.first { $0.contains(place) }
        return Found(
          directive: directive, scope: directive.action == .disableFile ? all : entry ?? all)
      }
      guard isInComment(place) else { return nil }
      return Found(directive: directive, scope: scope(of: directive, at: place, ranges))
    }
  }

  /// The whole file, including its end.
  private var all: Range<Int> { 0..<(bytes.count + 1) }

  private func scope(
    of directive: Directive, at place: Int, _ entries: [Range<Int>]
  ) -> Range<Int>? {
    switch directive.action {
    case nil, .enable, .disable: return place..<(bytes.count + 1)
    case .disableFile: return all
    case .disableThis:
      let line = line(at: place)
      let touched = entries.filter { $0.overlaps(line) || $0.contains(place) }
      return touched.reduce(line) {
        min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
      }
    case .disableNext:
      // Within an entry that is a tree, the next line; between entries, the next entry.
      if entries.contains(where: { $0.contains(place) }) {
        let end = line(at: place).upperBound
        return end < bytes.count ? line(at: end) : nil
      }
      let next = entries.first { $0.lowerBound > place }
      return next.map { $0.lowerBound..<($0.upperBound + 1) }
    }
  }

  /// The line of a place, with its end.
  private func line(at place: Int) -> Range<Int> {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = place
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return start..<min(end + 1, max(bytes.count, 1))
  }

  private func isInComment(_ place: Int) -> Bool { isBetween("<!--", "-->", place) }
  private func isInNote(_ place: Int) -> Bool {
    isBetween("<note", "</note", place) && !isInComment(place)
  }

  /// Whether the last of two signs before a place is the first of them.
  private func isBetween(_ open: StaticString, _ close: StaticString, _ place: Int) -> Bool {
    let before = UnsafeBufferPointer(rebasing: bytes[..<place])
    func last(_ sign: StaticString) -> Int? {
      let sign = UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount)
      return before.indices.last { index in
        before[index] == sign[0] && index + sign.count <= before.count
          && before[index..<(index + sign.count)].elementsEqual(sign)
      }
    }
    guard let opened = last(open) else { return false }
    return last(close).map { $0 < opened } ?? true
  }
}
