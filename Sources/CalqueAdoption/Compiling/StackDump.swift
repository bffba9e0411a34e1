import Foundation

/// Where the compiler was when it crashed or was ended: what it prints of its tasks then.
struct StackDump {
  /// A place that a task names.
  struct Place: Equatable {
    let file: String
    /// Counts from 1.
    let line: Int
    /// Counts from 1.
    let column: Int
  }

  /// The places of the innermost tasks of each compiler.
  let places: [Place]

  /// Reads the reports in a compiler's output.
  ///
  /// - Parameter isKnown: Whether a path is that of a file that is compiled.
  init(_ output: String, isKnown: (String) -> Bool) {
    var places: [Place] = []
    var innermost: Place?
    for line in output.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("Stack dump:") {
        if let innermost { places.append(innermost) }
        innermost = nil
      }
      guard let task = line.firstMatch(of: #/^\d+\.\s+While /#) else { continue }
      let text = line[task.range.upperBound...]
      for match in text.matches(of: #/(/[^:\[\]"]*?\.swift):(\d+):(\d+)/#)
      where isKnown(String(match.1)) {
        guard let line = Int(match.2), let column = Int(match.3) else { continue }
        innermost = Place(file: String(match.1), line: line, column: column)
        break
      }
    }
    if let innermost { places.append(innermost) }
    self.places = places
  }
}
