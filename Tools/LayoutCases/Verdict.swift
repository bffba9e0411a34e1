import Foundation

/// Compares the result of a case with the expected one.
struct Verdict {
  /// The problems, one line each; empty if there are none.
  let complaints: [String]

  init(_ layoutCase: LayoutCase, _ outcome: CaseGroup.Outcome?, tolerance: Double) {
    switch outcome {
    case nil: complaints = ["was not run"]
    case .failed(let message): complaints = [message]
    case .measured(let found):
      complaints = Self.compare(layoutCase, found, tolerance: tolerance)
    }
  }

  private static func compare(
    _ layoutCase: LayoutCase, _ found: CaseGroup.Measurement, tolerance: Double
  ) -> [String] {
    var complaints: [String] = []
    // Unspecified values are not checked.
    func check(_ name: String, _ expected: [Double?], _ found: [Double]?) {
      let isEqual =
        found.map { found in
          found.count == expected.count
            && zip(found, expected).allSatisfy { found, expected in
              guard let expected else { return true }
              return found == expected || abs(found - expected) <= tolerance
            }
        } ?? false
      if !isEqual {
        complaints.append(
          "\(name): expected \(text(expected)), found \(found.map(text) ?? "nothing")")
      }
    }
    if let size = layoutCase.rootSize {
      check("root size", [size.width?.value, size.height?.value], found.size)
    }
    for (name, frame) in (layoutCase.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      check(
        name, [frame.x, frame.y, frame.width, frame.height].map { $0?.value }, found.frames[name])
    }
    for name in layoutCase.absent ?? [] {
      if let frame = found.frames[name] {
        complaints.append("\(name): expected nothing, found \(text(frame))")
      }
    }
    return complaints
  }

  private static func text(_ numbers: [Double?]) -> String {
    let words = numbers.map { number in
      guard let number else { return "any" }
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() && abs(rounded) < 1e12
        ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(\(words.joined(separator: ", ")))"
  }
}
