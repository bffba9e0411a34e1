import CalqueLayout
import Foundation

/// What a field edits, and how.
struct FieldContent {
  let text: FieldText
  var prompt: Text?
  /// The axis along which the field grows with its text; nil if it does not.
  var axis: Axis?
  /// Whether the text is not shown.
  var isSecure = false
  /// Whether the field takes the height that it is proposed.
  var fillsHeight = false
  /// What is selected, if the app says or asks.
  var selection: Binding<TextSelection?>?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  nonisolated init(_ text: FieldText, prompt: Text? = nil, axis: Axis? = nil) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
  }

  nonisolated init(_ text: Binding<String>, prompt: Text? = nil, axis: Axis? = nil) {
    self.init(FieldText(text), prompt: prompt, axis: axis)
  }

  nonisolated init(
    _ text: Binding<String>, _ onEditingChanged: ((Bool) -> Void)?, _ onCommit: (() -> Void)?
  ) {
    self.init(FieldText(text))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Whether a return begins a new line.
  var hasLines: Bool { axis == .vertical }
}

/// A text, or a value as a text.
struct FieldText {
  /// The text in a locale.
  let get: (Locale) -> String
  /// Takes what was typed, each time it changes; nil where only the end counts.
  let take: ((String, Locale) -> Void)?
  /// Takes what was typed at the end of the input.
  let commit: ((String, Locale) -> Void)?

  /// Whether what was typed may differ from the text of the value.
  var hasDraft: Bool { take == nil || commit != nil }

  nonisolated init(_ text: Binding<String>) {
    get = { _ in text.wrappedValue }
    take = { typed, _ in text.wrappedValue = typed }
    commit = nil
  }

  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    get = { format.locale($0).format(value.wrappedValue) }
    let take = { (typed: String, locale: Locale) in
      guard let new = try? format.locale(locale).parseStrategy.parse(typed) else { return }
      value.wrappedValue = new
    }
    (self.take, commit) = (take, take)
  }

  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    get = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
    let take = { (typed: String, locale: Locale) in
      value.wrappedValue = try? format.locale(locale).parseStrategy.parse(typed)
    }
    (self.take, commit) = (take, take)
  }

  nonisolated init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    get = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    take = nil
    commit = { typed, _ in
      if let new = formatter.value(of: typed) as? V { value.wrappedValue = new }
    }
  }
}

extension Formatter {
  /// The value that a text means; nil if it has none.
  fileprivate nonisolated func value(of text: String) -> Any? {
    if let numbers = self as? NumberFormatter {
      guard let number = numbers.number(from: text) else { return nil }
      return numbers.generatesDecimalNumbers ? number as? NSDecimalNumber ?? number : number
    }
    if let dates = self as? DateFormatter { return dates.date(from: text) }
    // Linux has no way to ask other formatters.
    return nil
  }
}
