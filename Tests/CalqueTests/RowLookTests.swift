import Calque
import CalqueDrawing
import CalqueLayout
import Foundation
import Testing

/// Looks of rows, wheels and menus that people know.
@MainActor
@Suite struct RowLookTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.timeZone = .gmt
      configure(&$0)
    }
  }

  private func fills(_ host: ViewHost) -> [CGRect] {
    host.displayList.paintedItems.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  private nonisolated static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  /// UIKit draws the segments and the wheel; a line below them begins where the control does.
  @Test(arguments: directions)
  func `lines begin at segments and wheels, and not at the texts in them`(
    direction: LayoutDirection
  ) {
    func lines(_ style: some PickerStyle) -> [CGRect] {
      let form = Form {
        Picker("P", selection: .constant(1)) {
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2)
        }
        .pickerStyle(style)
        Color.red.frame(height: 20)
      }
      return fills(host(form, direction)).filter { $0.height <= 1 && $0.width > 100 }
    }
    for found in [lines(.segmented), lines(.wheel)] {
      #expect(found.contains { abs($0.minX - 32) < 0.01 && abs($0.maxX - 358) < 0.01 }, "\(found)")
    }
  }

  /// The ground of a list reaches to the edges of the screen.
  @Test func `the ground of a form is behind the bar of the status`() {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    func isCovered(_ view: some View) -> Bool {
      let grounds = fills(host(view) { $0.safeAreaInsets = insets }).filter { $0.width == 390 }
      return [10, 50, 400, 820].allSatisfy { y in
        grounds.contains { $0.contains(CGPoint(x: 2, y: CGFloat(y))) }
      }
    }
    #expect(isCovered(Form { Text(verbatim: "row") }))
    #expect(isCovered(List { Text(verbatim: "row") }))
    #expect(isCovered(NavigationStack { List { Text(verbatim: "row") }.navigationTitle("T") }))
    #expect(!isCovered(Form { Text(verbatim: "row") }.scrollContentBackground(.hidden)))
  }

  /// `UIDatePicker` has one ground behind the chosen row of all wheels.
  @Test(arguments: directions)
  func `the wheels of a date have one ground`(direction: LayoutDirection) throws {
    let host = host(
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
        .datePickerStyle(.wheel).labelsHidden().accessibilityIdentifier("wheels"), direction)
    let frame = try #require(host.frame(of: "wheels"))
    let grounds = host.displayList.paintedItems.compactMap { item -> CGRect? in
      guard case .fill(let path, let fill, _) = item, !"\(fill)".contains("opacity: 0.0") else {
        return nil
      }
      return path.boundingRect
    }
    #expect(grounds.count == 1 && grounds.first.map { abs($0.midX - frame.midX) < 0.01 } == true)
    #expect((grounds.first?.width ?? 0) > frame.width - 20)
  }

  @Test func `a header belongs to the picker below it, also in a menu above its button`() throws {
    let host = host(
      Menu("More") {
        Section("Sort") {
          Picker("By", selection: .constant(1)) {
            Text(verbatim: "Name").tag(1)
            Text(verbatim: "Date").tag(2)
          }
        }
        Button("Last") {}
      }
      .accessibilityIdentifier("more")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom))
    #expect(host.tap("more"))
    func top(_ text: String) throws -> CGFloat {
      try #require(host.placedViews.first { $0.text == text }).frame.minY
    }
    #expect(try top("Last") < top("Sort") && top("Sort") < top("Date"))
    #expect(try top("Date") < top("Name"), "the first option is nearest to the finger")
  }
}
