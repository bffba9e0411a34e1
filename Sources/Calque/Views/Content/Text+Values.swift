public import CalqueLocalization
public import Foundation

extension Text {
  /// Shows an object as a formatter writes it, in the formatter's own locale.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Shows a value of Foundation, such as a date, as a formatter writes it, in the formatter's own
  /// locale.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Shows a date as a formatter writes it, in the formatter's own locale.
  public init(_ date: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: date) ?? date.description)
  }

  /// Shows a value of the time as a format style writes it in the locale of the view. The text
  /// follows the time.
  public init<V: Sendable, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    self.init(rich: "\(source, format: format)")
  }

  /// Shows a value of the time as a format style writes it in the locale of the view. The text
  /// follows the time.
  public init<V: Sendable, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(rich: "\(source, format: format)")
  }

  /// Shows the only value of a key.
  private init(rich key: LocalizedStringKey) {
    self.init(storage: key.arguments.first?.rich.map { .rich($0) } ?? .verbatim(""))
  }
}
