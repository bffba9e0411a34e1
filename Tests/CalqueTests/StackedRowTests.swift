import Calque
import Foundation
import Testing

/// Rows of forms in the text sizes for accessibility: a value that is a text is below its label.
@MainActor
struct StackedRowTests {
  private func host(_ view: some View, _ size: DynamicTypeSize) -> ViewHost {
    ViewHost(Form { view }, size: CGSize(width: 375, height: 900)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.dynamicTypeSize = size
      $0.timeZone = .gmt
      $0.locale = Locale(identifier: "en_US")
    }
  }

  private func frame(_ text: String, _ host: ViewHost) -> CGRect? {
    host.placedViews.first { $0.text == text }?.frame
  }

  private static let label = "A long name of an account"
  private static let value = "Current account of a family"

  private static var views: [(String, AnyView)] {
    let (label, value) = (Text(verbatim: label), Text(verbatim: value))
    func picker(_ style: some PickerStyle) -> AnyView {
      AnyView(
        Picker(selection: .constant(0)) {
          value.tag(0)
        } label: {
          label
        }.pickerStyle(style))
    }
    return [
      ("picker", picker(.menu)), ("automatic", picker(.automatic)),
      ("link", picker(.navigationLink)),
      (
        "labeled",
        AnyView(
          LabeledContent {
            value
          } label: {
            label
          })
      ),
    ]
  }

  @Test(arguments: 0..<4, [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5])
  func `a value is below its label`(index: Int, size: DynamicTypeSize) throws {
    let (name, view) = Self.views[index]
    let host = host(view, size)
    let label = try #require(frame(Self.label, host), "\(name)")
    let value = try #require(frame(Self.value, host), "\(name)")
    #expect(value.minY >= label.maxY, "\(name)")
    #expect(value.minX == label.minX, "\(name)")
    // Both have the width of the row, and no letter is alone on a line.
    for text in host.texts {
      #expect(text.frame.minX >= 0 && text.frame.maxX <= 375, "\(name)")
      #expect(!text.isTruncated && !text.overflows, "\(name)")
    }
    #expect(label.width >= 100, "\(name)")
  }

  @Test(arguments: 0..<4) func `a value is beside its label`(index: Int) throws {
    let host = host(Self.views[index].1, .xxxLarge)
    let label = try #require(frame(Self.label, host))
    let value = try #require(frame(Self.value, host))
    #expect(value.minX >= label.maxX && value.minY < label.maxY)
  }

  @Test func `fields of a date are below its label`() throws {
    let date = DatePicker(
      selection: .constant(Date(timeIntervalSinceReferenceDate: 0))
    ) {
      Text(verbatim: Self.label).accessibilityIdentifier("label")
    }
    let large = host(date, .accessibility2)
    let label = try #require(large.frame(of: "label"))
    let fields = large.texts.filter { $0.identifier != "label" }
    #expect(!fields.isEmpty)
    for field in fields {
      #expect(field.frame.minY >= label.maxY && field.frame.maxX <= 375 && !field.isTruncated)
    }
    #expect(fields.first.map { $0.frame.minX < 60 } == true)
    let usual = host(date, .large)
    let name = try #require(usual.frame(of: "label"))
    for field in usual.texts where field.identifier != "label" {
      #expect(field.frame.minX >= name.maxX)
    }
  }

  /// Controls of a fixed size stay at the trailing edge, and leave their labels the rest.
  @Test func `switches and buttons stay beside their labels`() throws {
    let controls: [(String, AnyView)] = [
      ("toggle", AnyView(Toggle(isOn: .constant(true)) { Text(verbatim: Self.label) })),
      ("stepper", AnyView(Stepper(value: .constant(1)) { Text(verbatim: Self.label) })),
      ("color", AnyView(ColorPicker(selection: .constant(.red)) { Text(verbatim: Self.label) })),
      ("badge", AnyView(Text(verbatim: Self.label).badge(12))),
      (
        "link",
        AnyView(
          NavigationLink {
            Text(verbatim: "x")
          } label: {
            Text(verbatim: Self.label)
          })
      ),
    ]
    for (name, view) in controls {
      let host = host(view, .accessibility3)
      let label = try #require(frame(Self.label, host), "\(name)")
      #expect(label.width >= 140, "\(name)")
      #expect(host.texts.allSatisfy { !$0.isTruncated && !$0.overflows }, "\(name)")
    }
  }
}
