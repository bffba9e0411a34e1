import CalqueCatalogs

/// Copies a value with every text in it marked `needs_review`.
struct ReviewMarking {
  private let document: MergeDocument

  init(_ document: MergeDocument) { self.document = document }

  /// Returns the text of a value, which is the given part of a catalog.
  func bytes(_ node: Int, _ level: MergeLevel) -> [UInt8] {
    var output: [UInt8] = []
    var position = document.json.range(node).lowerBound
    mark(node, level, &output, &position)
    output += document.json.bytes[position..<document.json.range(node).upperBound]
    return output
  }

  private func mark(
    _ node: Int, _ level: MergeLevel, _ output: inout [UInt8], _ position: inout Int
  ) {
    let json = document.json
    guard json.kind(node) == .object else { return }
    guard level == .unit else {
      for name in json.names(node) {
        mark(name + 1, level.member(name, of: document), &output, &position)
      }
      return
    }
    if let state = document.member("state", of: node) {
      let range = json.range(state)
      output += json.bytes[position..<range.lowerBound]
      output += "\"needs_review\"".utf8
      position = range.upperBound
    } else if let name = json.names(node).first {
      let range = json.range(name)
      output += json.bytes[position..<range.lowerBound]
      output += "\"state\"".utf8
      output += json.bytes[document.colon(name)]
      output += "\"needs_review\",".utf8
      output += json.bytes[document.lead(name)]
      position = range.lowerBound
    }
  }
}
