import CalqueMessages
import Foundation

/// What is noted while a message is written, beside its bytes.
struct MessageTrace {
  /// Whether runs are wanted at all.
  var recordsRuns = false
  /// Whether strings whose direction may differ from the text's are isolated.
  var isolatesArguments = false
  var isRightToLeft = false
  /// In bytes of UTF-8.
  var runs: [LocalizedText.Run] = []
  /// In bytes of UTF-8.
  var markup: [LocalizedText.Markup] = []
  var problems: [LocalizationDiagnostic.Problem] = []
  var nextChange: Date?

  mutating func record(_ kind: LocalizedText.Kind, from start: Int, to end: Int) {
    guard recordsRuns, start < end else { return }
    if kind == .literal, let last = runs.indices.last, runs[last].kind == .literal,
      runs[last].range.upperBound == start
    {
      runs[last].range = runs[last].range.lowerBound..<end
    } else {
      runs.append(LocalizedText.Run(range: start..<end, kind: kind))
    }
  }

  /// Records markup at an offset, which writes nothing.
  mutating func record(_ step: MessageInstruction, of table: MessageTable, at offset: Int) {
    let kind: LocalizedText.Markup.Kind =
      switch Int(step.argument) {
      case MarkupStep.open: .open(table.attributes(of: step))
      case MarkupStep.close: .close
      default: .bracket
      }
    markup.append(LocalizedText.Markup(offset: offset, kind: kind))
  }

  mutating func note(change: Date?) {
    guard let change else { return }
    nextChange = min(change, nextChange ?? change)
  }
}
