package import CalqueICU

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The information that is recorded while a message is written, in addition to its bytes.
package struct MessageTrace {
  /// Whether runs are recorded.
  package var recordsRuns = false
  /// Whether strings whose direction may differ from the text's are isolated.
  package var isolatesArguments = false
  package var isRightToLeft = false
  /// The runs, in UTF-8 bytes.
  package var runs: [MessageRun] = []
  /// The markup, in UTF-8 bytes.
  package var markup: [MessageMarkup] = []
  package var problems: [MessageFault] = []
  package var nextChange: Date?
  /// A plural category of a number for which its choice has no text, so that the text for `other`
  /// is shown; the last one. It is recorded with the runs.
  package var missingForm: PluralCategory?

  package init(recordsRuns: Bool = false, isolatesArguments: Bool = false) {
    self.recordsRuns = recordsRuns
    self.isolatesArguments = isolatesArguments
  }

  package mutating func record(_ kind: MessageRun.Kind, from start: Int, to end: Int) {
    guard recordsRuns, start < end else { return }
    if kind == .literal, let last = runs.indices.last, runs[last].kind == .literal,
      runs[last].range.upperBound == start
    {
      runs[last].range = runs[last].range.lowerBound..<end
    } else {
      runs.append(MessageRun(range: start..<end, kind: kind))
    }
  }

  /// Records markup at an offset, without writing text.
  package mutating func record(_ step: MessageInstruction, of table: MessageTable, at offset: Int) {
    let kind: MessageMarkup.Kind =
      switch Int(step.argument) {
      case MarkupStep.open: .open(table.attributes(of: step))
      case MarkupStep.close: .close
      default: .bracket
      }
    markup.append(MessageMarkup(offset: offset, kind: kind))
  }

  package mutating func note(change: Date?) {
    guard let change else { return }
    nextChange = min(change, nextChange ?? change)
  }
}
