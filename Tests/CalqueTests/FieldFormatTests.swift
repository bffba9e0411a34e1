import Calque
import Foundation
import Testing

/// Fields of values: what they show and read in the reader's language, and when they take it.
@MainActor
@Suite struct FieldFormatTests {
  private func host(_ view: some View, _ language: String = "en") -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.timeZone = .gmt
    }
  }

  private func write(_ text: String, _ host: ViewHost) -> Bool {
    host.clear("field") && host.type(text, into: "field") && host.submit("field")
  }

  @Test func `numbers have the separators of the language`() {
    let host = host(
      Keeping(1234.5) {
        TextField("Number", value: $0, format: .number).accessibilityIdentifier("field")
      }, "de")
    #expect(host.input(of: "field") == "1.234,5")
    #expect(write("2.345,75", host) && host.kept == "2345.75")
    #expect(write("xyz", host) && host.kept == "2345.75", "what is no number is not taken")
    #expect(host.input(of: "field") == "2.345,75")
  }

  @Test func `a value that may be missing is missing where nothing is written`() {
    let host = host(
      Keeping(nil as Int?) {
        TextField("Number", value: $0, format: .number).accessibilityIdentifier("field")
      })
    #expect(write("12", host) && host.kept == "Optional(12)")
    #expect(host.clear("field") && host.submit("field") && host.kept == "nil")
  }

  @Test func `amounts and shares are read in the digits of the language`() {
    let amount = host(
      Keeping(12.5) {
        TextField("Price", value: $0, format: .currency(code: "EUR"))
          .accessibilityIdentifier("field")
      }, "ar_EG")
    #expect(amount.input(of: "field")?.contains("١٢٫٥٠") == true)
    #expect(write("٢٠٫٧٥", amount) && amount.kept == "20.75")
    let share = host(
      Keeping(0.25) {
        TextField("Share", value: $0, format: .percent).accessibilityIdentifier("field")
      }, "fa")
    #expect(share.input(of: "field")?.contains("۲۵") == true)
    #expect(write("۵۰٪", share) && share.kept == "0.5")
  }

  @Test func `dates are written as they are shown`() {
    let host = host(
      Keeping(Date(timeIntervalSince1970: 0)) {
        TextField("Day", value: $0, format: .dateTime.day().month().year())
          .accessibilityIdentifier("field")
      })
    #expect(host.input(of: "field") == "Jan 1, 1970")
    #expect(write("Feb 2, 1971", host) && host.kept?.hasPrefix("1971-02-02") == true)
  }

  /// "Editing the text field updates the bound value, as long as the format style can parse the
  /// text."
  @Test func `a value is taken while it is written, and shown in its format at the end`() {
    let host = host(
      Keeping(1) {
        TextField("Number", value: $0, format: .number).accessibilityIdentifier("field")
        TextField("Other", text: .constant(""))
      })
    #expect(host.clear("field") && host.type("1", into: "field") && host.kept == "1")
    #expect(host.type("0x", into: "field") && host.kept == "10" && host.input(of: "field") == "10x")
    #expect(host.tap("Other") && host.kept == "10" && host.input(of: "field") == "10")
  }

  @Test func `a field along the vertical axis has as many lines as it is limited to`() {
    func height(_ text: String, _ limit: (TextField<Text>) -> some View) -> CGFloat? {
      host(
        limit(TextField("Text", text: .constant(text), axis: .vertical))
          .accessibilityIdentifier("field")
      ).frame(of: "field")?.height
    }
    let three = height("a\nb\nc") { $0.lineLimit(2) }
    #expect(three == height("a") { $0.lineLimit(2, reservesSpace: true) })
    #expect(three == height("a") { $0.lineLimit(2...) })
    #expect((height("a") { $0.lineLimit(2) } ?? 0) < (three ?? 0))
  }
}
