import Calque
import Foundation
import Testing

/// Controls with the lengths that were measured on iOS 26 and macOS 26 (fixtures
/// ios/layout/controls and ios/form/basic of swiftui-web, and its notes), and as people use them.
@MainActor
struct ControlTests {
  nonisolated static let directions = [LayoutDirection.leftToRight, .rightToLeft]

  /// A host whose characters are 10 wide and whose lines are 20 high.
  static func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    size: CGSize = CGSize(width: 320, height: 500), metrics: PlatformMetrics = .iOS
  ) -> ViewHost {
    ViewHost(view, size: size) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.platformMetrics = metrics
      $0.layoutDirection = direction
    }
  }

  // MARK: Lengths

  private struct Lengths: View {
    var body: some View {
      VStack(spacing: 0) {
        Toggle(isOn: .constant(true)) { Text(verbatim: "Wi-Fi") }.accessibilityIdentifier("toggle")
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        Stepper(value: .constant(1)) { Text(verbatim: "Copies") }
          .accessibilityIdentifier("stepper")
        Picker(selection: .constant(1)) {
          Text(verbatim: "One").tag(1)
          Text(verbatim: "Two").tag(2)
        } label: {
          Text(verbatim: "Number")
        }
        .pickerStyle(.segmented).accessibilityIdentifier("segments")
        TextField(text: .constant("a")) { Text(verbatim: "Name") }
          .accessibilityIdentifier("field")
        TextField(text: .constant("a")) { Text(verbatim: "Name") }
          .textFieldStyle(.roundedBorder).accessibilityIdentifier("rounded")
      }
    }
  }

  @Test func `controls have the heights of iOS and fill the width`() throws {
    let host = Self.host(Lengths())
    // The last two: a line of 20 without leading, and 8 more.
    let heights: KeyValuePairs = [
      "toggle": 30, "slider": 31, "stepper": 32, "segments": 31, "field": 20, "rounded": 28,
    ]
    for (name, height) in heights {
      let frame = try #require(host.frame(of: name))
      #expect(frame.height == CGFloat(height), "\(name)")
      #expect(frame.width == 320, "\(name)")
    }
  }

  @Test func `switches and steppers have the sizes of iOS`() throws {
    let host = Self.host(
      VStack {
        Toggle(isOn: .constant(true)) { Text(verbatim: "Wi-Fi") }.accessibilityIdentifier("toggle")
        Stepper(value: .constant(1)) { Text(verbatim: "Copies") }
          .accessibilityIdentifier("stepper")
      }
      .labelsHidden())
    #expect(host.frame(of: "toggle")?.size == CGSize(width: 66, height: 30))
    #expect(host.frame(of: "stepper")?.size == CGSize(width: 94, height: 32))
  }

  /// The controls overflow their labels, so that the rows have the least height: 20 + 31. A slider
  /// has no label, and a row of 31 + 30.
  @Test(arguments: directions)
  func `rows of forms are as high as the labels`(direction: LayoutDirection) throws {
    let host = Self.host(
      Form {
        Toggle(isOn: .constant(true)) { Text(verbatim: "Wi-Fi") }.accessibilityIdentifier("toggle")
        Stepper(value: .constant(1)) { Text(verbatim: "Copies") }
          .accessibilityIdentifier("stepper")
        Picker(selection: .constant(1)) {
          Text(verbatim: "One").tag(1)
        } label: {
          Text(verbatim: "Number")
        }
        .accessibilityIdentifier("picker")
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        TextField(text: .constant("a")) { Text(verbatim: "Name") }
          .accessibilityIdentifier("field")
      }, direction)
    var top: CGFloat?
    for (name, height, row) in [
      ("toggle", 20, 51), ("stepper", 20, 51), ("picker", 20, 51), ("slider", 31, 61),
      ("field", 20, 51),
    ] as [(String, CGFloat, CGFloat)] {
      let frame = try #require(host.frame(of: name))
      #expect(frame.height == height, "\(name)")
      #expect(frame.width == 256, "\(name)")
      #expect(frame.minX == 32, "\(name)")
      if let top { #expect(frame.midY - row / 2 == top, "\(name)") }
      top = frame.midY + row / 2
    }
  }

  @Test func `controls of macOS are beside their labels`() throws {
    let host = Self.host(
      VStack(alignment: .leading) {
        Toggle(isOn: .constant(true)) { Text(verbatim: "abc") }.accessibilityIdentifier("box")
        Toggle(isOn: .constant(true)) { Text(verbatim: "abc") }.toggleStyle(.switch)
          .accessibilityIdentifier("switch")
        Stepper(value: .constant(1)) { Text(verbatim: "abc") }.accessibilityIdentifier("stepper")
        Picker(selection: .constant(1)) {
          Text(verbatim: "a").tag(1)
          Text(verbatim: "abcd").tag(2)
        } label: {
          Text(verbatim: "abc")
        }
        .accessibilityIdentifier("picker")
      }, metrics: .macOS)
    // The width of a picker does not follow the selection: 30 + 8 + 40 + 59.5.
    let widths: [(String, CGFloat)] = [
      ("box", 51), ("switch", 92), ("stepper", 58), ("picker", 137.5),
    ]
    for (name, width) in widths { #expect(host.frame(of: name)?.width == width, "\(name)") }
    #expect(host.frame(of: "picker")?.height == 24)
  }

  /// With Apple's lines a field is 22 high at scale 2: 20.29 and the leading of 1.71.
  @Test func `a field of the standard size is a line with its leading`() {
    let host = ViewHost(
      TextField(text: .constant("a")) { Text(verbatim: "Name") }.accessibilityIdentifier("field"),
      size: CGSize(width: 320, height: 100)
    ) { $0.displayScale = 2 }
    #expect(host.frame(of: "field")?.height == 22)
  }

  // MARK: Mirroring

  private struct Everything: View {
    @State private var isOn = true
    @State private var value = 0.25
    @State private var text = ""

    var body: some View {
      Form {
        Toggle(isOn: $isOn) { Text(verbatim: "Wi-Fi") }
        Slider(value: $value)
        Stepper(value: $value, in: 0...1) { Text(verbatim: "Copies") }
        TextField(text: $text) { Text(verbatim: "Name") }
        SecureField(text: $text) { Text(verbatim: "Password") }
        Picker(selection: $isOn) {
          Text(verbatim: "One").tag(true)
          Text(verbatim: "Three").tag(false)
        } label: {
          Text(verbatim: "Number")
        }
        Picker(selection: $isOn) {
          Text(verbatim: "One").tag(true)
          Text(verbatim: "Three").tag(false)
        } label: {
          Text(verbatim: "Number")
        }
        .pickerStyle(.segmented)
        Picker(selection: $isOn) {
          Text(verbatim: "One").tag(true)
          Text(verbatim: "Three").tag(false)
        } label: {
          Text(verbatim: "Number")
        }
        .pickerStyle(.inline)
      }
    }
  }

  @Test(arguments: [PlatformMetrics.iOS, .macOS])
  func `mirrored controls are the mirror image`(metrics: PlatformMetrics) {
    let size = CGSize(width: 320, height: 700)
    let views = Self.directions.map {
      Self.host(Everything(), $0, size: size, metrics: metrics).placedViews
    }
    #expect(views[0].count == views[1].count && views[0].count > 40)
    for (one, other) in zip(views[0], views[1]) {
      #expect(one.kind == other.kind)
      #expect(abs(one.frame.minX - (320 - other.frame.maxX)) < 1e-6, "\(one)")
      #expect(one.frame.minY == other.frame.minY && one.frame.size == other.frame.size, "\(one)")
    }
  }
}
