import CalqueDiagnostics

/// Edits a `.strings` file that the runtime reads, in its own style.
struct StringsEditor {
  private let file: StringsFile
  private let style: StringsStyle
  /// The entries that the runtime uses: of equal keys the last, at the position of the first.
  private var entries: [StringsEntry] = []
  private var keys: [ScalarKey] = []
  private var places: [ScalarKey: Int] = [:]
  /// All entries that the runtime reads, including earlier ones with equal keys, in file order.
  private let all: [StringsEntry]
  /// Whether entries have comments; if so, new ones are separated.
  private let hasComments: Bool
  private var edits: [Edit] = []

  init(file: StringsFile) {
    self.file = file
    style = StringsStyle(file.source)
    all = file.entries.filter { !$0.traits.contains(.unreachable) }
    hasComments = all.contains { $0.commentRange != nil } || all.isEmpty
    for entry in all {
      let key = ScalarKey(file.key(of: entry))
      if let place = places[key] {
        entries[place] = entry
      } else {
        places[key] = entries.count
        entries.append(entry)
        keys.append(key)
      }
    }
  }

  /// Returns the edits after which the file has these texts, in this order.
  mutating func edits(to members: [PropertyListValue.Member]) throws -> [Edit] {
    let wanted = Set(members.map { ScalarKey($0.key) })
    // A value that is not text is not in the model, and is kept.
    let known = keys.indices.filter {
      !entries[$0].traits.contains(.structuredValue) || wanted.contains(keys[$0])
    }
    let plan = SequencePlan(from: known.map { keys[$0] }, to: members.map { ScalarKey($0.key) })
    var previous: StringsEntry?
    var kept: Set<ScalarKey> = []
    var insertions: [(after: StringsEntry?, texts: [String])] = []
    for step in plan.steps {
      switch step {
      case .keep(let old, let new):
        let entry = entries[known[old]]
        try change(entry, to: members[new])
        kept.insert(ScalarKey(members[new].key))
        previous = entry
        insertions.append((entry, []))
      case .insert(let new, let old):
        let origin = old.map { entries[known[$0]] }
        let text = try spelling(of: members[new], from: origin, near: previous)
        if insertions.isEmpty { insertions.append((nil, [])) }
        insertions[insertions.count - 1].texts.append(text)
      }
    }
    let removable = Set(known.map { keys[$0] })
    remove(
      all.filter { entry in
        let key = ScalarKey(file.key(of: entry))
        return removable.contains(key) && !kept.contains(key)
      })
    // At one place, insertions come in front of changes.
    let changes = edits
    edits = []
    for (entry, texts) in insertions where !texts.isEmpty { try insert(texts, after: entry) }
    return (edits + changes).enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    edits.append(Edit(range: range, replacement: text))
  }

  // MARK: Changes

  private mutating func change(_ entry: StringsEntry, to member: PropertyListValue.Member) throws {
    let old = file.value(of: entry)
    if entry.traits.contains(.structuredValue) || !old.utf8.elementsEqual(member.text.utf8) {
      changeValue(entry, to: member.text)
    }
    let comment = file.comment(of: entry)
    guard comment != member.comment else { return }
    let asLines = entry.traits.contains(.lineComment)
    let spelling = try StringsWriter.comment(
      member, asLines: asLines, lineBreak: style.lineBreak + style.indentation(entry))
    guard let range = entry.commentRange else {
      guard let spelling else { return }
      replace(
        entry.range.lowerBound..<entry.range.lowerBound,
        spelling + style.lineBreak + style.indentation(entry))
      return
    }
    if let spelling {
      let isBefore = range.lowerBound < entry.range.lowerBound
      let endsWithLine = spelling.hasPrefix("//") && !asLines
      // A new line comment must not swallow the text after it.
      let needsBreak =
        endsWithLine && isBefore
        && !style.hasLineBreak(range.upperBound..<entry.range.lowerBound)
      replace(range, spelling + (needsBreak ? style.lineBreak : ""))
    } else if range.lowerBound < entry.range.lowerBound {
      replace(range.lowerBound..<entry.range.lowerBound, "")
    } else {
      replace(entry.range.upperBound..<range.upperBound, "")
    }
  }

  private mutating func changeValue(_ entry: StringsEntry, to text: String) {
    if entry.traits.contains(.shortcut) {
      // The key is also the value; now the value is written separately.
      let end = style.key(entry).upperBound
      replace(end..<end, " = " + StringsSpelling.quoted(text))
    } else if entry.traits.contains(.structuredValue) {
      replace(entry.valueRange, StringsSpelling.quoted(text))
    } else if entry.traits.contains(.unquotedValue) {
      replace(
        entry.valueRange, StringsSpelling.isWord(text) ? text : StringsSpelling.quoted(text))
    } else {
      let quote = UInt8(
        ascii: entry.traits.contains(.singleQuotedValue) ? "'" : "\"" as Unicode.Scalar)
      replace(
        entry.valueRange,
        StringsSpelling.text(
          text, quote: quote, keepsLineBreaks: style.text(entry.valueRange).utf8.contains(0x0A)))
    }
  }

  // MARK: Removals

  /// Removes entries with their comments, and the white space in front of them.
  private mutating func remove(_ entries: [StringsEntry]) {
    var removedEnd = 0
    // Whether nothing remains in front of the current place.
    var isAtStart = true
    for entry in entries {
      let block = style.block(entry)
      let before = style.end(before: block.lowerBound)
      let next = style.start(after: block.upperBound)
      isAtStart = before == 0 || isAtStart && before <= removedEnd && removedEnd > 0
      let isLast = next == file.source.utf8.count
      let range: Range<Int>
      if isAtStart, isLast {
        range = block
      } else if isAtStart || !isLast && !style.hasLineBreak(block.upperBound..<next) {
        range = block.lowerBound..<next
      } else {
        range = before..<block.upperBound
      }
      let start = max(range.lowerBound, removedEnd)
      // The runtime refuses an empty file.
      let isAll = isAtStart && range.upperBound == file.source.utf8.count
      if start < range.upperBound {
        replace(start..<range.upperBound, isAll ? style.lineBreak : "")
      }
      removedEnd = max(removedEnd, range.upperBound)
    }
  }

  // MARK: Insertions

  /// A new entry, written like the ones near it, or an entry that moves unchanged.
  private func spelling(
    of member: PropertyListValue.Member, from origin: StringsEntry?, near previous: StringsEntry?
  ) throws -> String {
    if let origin, !origin.traits.contains(.structuredValue),
      file.value(of: origin).utf8.elementsEqual(member.text.utf8),
      file.comment(of: origin) == member.comment
    {
      return style.text(style.block(origin))
    }
    let model = previous ?? all.first
    let traits = model?.traits ?? []
    func spelled(_ text: String, isBare: Bool, isSingle: Bool) -> String {
      if isBare, StringsSpelling.isWord(text) { return text }
      return StringsSpelling.quoted(text, quote: UInt8(ascii: isSingle ? "'" : "\""))
    }
    let key = spelled(
      member.key, isBare: traits.contains(.unquotedKey),
      isSingle: traits.contains(.singleQuotedKey))
    let value = spelled(
      member.text, isBare: traits.contains(.unquotedValue),
      isSingle: traits.contains(.singleQuotedValue))
    let indentation = model.map { style.indentation($0) } ?? ""
    let comment = try StringsWriter.comment(
      member, asLines: traits.contains(.lineComment), lineBreak: style.lineBreak + indentation)
    return (comment.map { $0 + style.lineBreak + indentation } ?? "") + key
      + (model.flatMap { style.sign($0) } ?? " = ") + value + ";"
  }

  /// The position among all entries of the one after an entry. They are in file order.
  private func place(after entry: StringsEntry) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= entry.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The white space between entries near a place.
  private func separator(near entry: StringsEntry?) -> String {
    let lineBreak = style.lineBreak
    let place = entry.map { max(0, self.place(after: $0) - 1) } ?? 0
    var found: String?
    for first in [place, place - 1, 0] where found == nil && first >= 0 && first + 1 < all.count {
      found = style.separator(all[first], all[first + 1])
    }
    let indentation = all.first.map { style.indentation($0) } ?? ""
    let separator = found ?? (hasComments ? lineBreak + lineBreak : lineBreak) + indentation
    // Nothing can follow a line comment on its line.
    let endsWithLine =
      entry.map { entry in
        entry.traits.contains(.lineComment)
          && style.block(entry).upperBound > entry.range.upperBound
      } ?? false
    let hasBreak = separator.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    return hasBreak || !endsWithLine ? separator : lineBreak
  }

  private mutating func insert(_ texts: [String], after entry: StringsEntry?) throws {
    let separator = separator(near: entry)
    // A moved entry may end with a line comment too.
    func joined(_ texts: [String]) -> String {
      var result = ""
      for text in texts {
        if !result.isEmpty { result += separator }
        result += text
      }
      return result
    }
    if let entry {
      let end = style.block(entry).upperBound
      let place = place(after: entry)
      let next = place < all.count ? all[place] : nil
      // A comment that ends the line stays with its entry.
      if let remark = style.remarkEnd(after: entry),
        next.map({ style.block($0).lowerBound >= remark }) ?? true
      {
        let hasBreak = separator.utf8.contains { $0 == 0x0A || $0 == 0x0D }
        replace(remark..<remark, (hasBreak ? separator : style.lineBreak) + joined(texts))
      } else {
        replace(end..<end, separator + joined(texts))
      }
      return
    }
    if let first = all.first {
      let start = style.block(first).lowerBound
      let before = style.end(before: start)
      if before == 0 {
        replace(start..<start, joined(texts) + separator)
      } else {
        let hasBreak = separator.utf8.contains { $0 == 0x0A || $0 == 0x0D }
        replace(before..<before, (hasBreak ? separator : style.lineBreak) + joined(texts))
      }
      return
    }
    try insertIntoEmpty(joined(texts))
  }

  /// Inserts text into a file without entries: after its comments, or inside its braces.
  private mutating func insertIntoEmpty(_ text: String) throws {
    guard !file.problems.contains(where: { $0.code == .unterminatedComment }) else {
      throw CatalogWritingError("The file has errors; correct them before changing it")
    }
    let bytes = file.source.utf8
    let brace = bytes.withUnsafeBufferPointer { bytes -> Int? in
      var scanner = StringsScanner(bytes)
      return scanner.skipSpace() && scanner.byte() == UInt8(ascii: "{") ? scanner.index : nil
    }
    let lineBreak = style.lineBreak
    if let brace {
      replace((brace + 1)..<(brace + 1), lineBreak + text)
      return
    }
    let end = style.end(before: bytes.count)
    if end == 0 {
      replace(0..<0, text + (style.hasLineBreak(0..<bytes.count) ? "" : lineBreak))
    } else {
      let isClosed = style.hasLineBreak(end..<bytes.count)
      replace(end..<end, lineBreak + lineBreak + text + (isClosed ? "" : lineBreak))
    }
  }
}
