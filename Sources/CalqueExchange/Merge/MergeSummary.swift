import CalqueCatalogs

extension MergeTexts {
  /// Returns a short description of a value: a text as it is; for anything else the first text in
  /// it, or its source on one line if there is none.
  func summary(_ node: MergeNode) -> String {
    let json = self[node.side].json
    if json.kind(node.node) == .string { return json.text(node.node) }
    var inner = node.node + 1
    while inner + 1 < json.next(node.node) {
      if json.kind(inner) == .string, self[node.side].isName(inner, "value"),
        json.kind(inner + 1) == .string,
        json.bytes[json.range(inner).upperBound..<json.range(inner + 1).lowerBound]
          .contains(UInt8(ascii: ":"))
      {
        return json.text(inner + 1)
      }
      inner += 1
    }
    var words: [Substring] = []
    let spelling = String(decoding: bytes(node).prefix(400), as: UTF8.self)
    words = spelling.split { $0 == " " || $0.isNewline || $0 == "\t" }
    return words.joined(separator: " ")
  }
}

extension MergeMembers.Member {
  /// Returns the value in one of the texts.
  func value(_ side: MergeSide) -> MergeNode? {
    self[side].map { MergeNode(side: side, node: $0 + 1) }
  }

  /// Returns the name in one of the texts.
  func name(_ side: MergeSide) -> MergeNode? {
    self[side].map { MergeNode(side: side, node: $0) }
  }

  /// The name in any text that has it.
  var anyName: MergeNode? { name(.ours) ?? name(.theirs) ?? name(.base) }
}
