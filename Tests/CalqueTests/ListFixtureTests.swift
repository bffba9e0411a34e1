import Calque
import Foundation
import Testing

/// Frames that were recorded on iOS 26 and macOS 26 (swiftui-web), each laid out from right to
/// left, too.
///
/// The least height of a row, 56, is that of the machine they were recorded on, whose lines are
/// taller than English ones.
@MainActor
struct ListFixtureTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 24.5) -> some View {
    Color.clear.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func check(
    _ view: some View, _ size: CGSize, isMac: Bool = false, _ frames: [String: [CGFloat]]
  ) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = ViewHost(view.environment(\.defaultMinListRowHeight, isMac ? 24 : 56), size: size)
      {
        $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
        $0.layoutDirection = direction
        if isMac { $0.platformMetrics.list = .macOS }
      }
      for (name, numbers) in frames {
        let x = direction == .leftToRight ? numbers[0] : size.width - numbers[0] - numbers[2]
        let expected = CGRect(x: x, y: numbers[1], width: numbers[2], height: numbers[3])
        #expect(host.frame(of: name) == expected, "\(name)")
      }
    }
  }

  @Test
  func `edit mode of iOS`() {
    let list = List {
      Section {
        ForEach([44.5, 57, 52], id: \.self) { box("e\(Int($0))", $0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      } header: {
        box("h1", 37)
      }
      Section {
        ForEach([36.0], id: \.self) { box("date", $0) }.onDelete { _ in }
      } header: {
        box("h2", 37)
      }
      Section {
        box("fixed", 44)
      } header: {
        box("h3", 37)
      }
    }
    check(
      list.environment(\.editMode, .constant(.active)), CGSize(width: 320, height: 420),
      [
        "e44": [72, 60.25, 44.5, 24.5], "e57": [72, 116.25, 57, 24.5],
        "e52": [72, 172.25, 52, 24.5], "date": [72, 290.25, 36, 24.5],
        "fixed": [32, 408.25, 44, 24.5],
      ])
  }

  @Test
  func `headers and footers of iOS`() {
    let list = List {
      Section {
        box("row1", 44.5)
      } header: {
        box("header", 37)
      } footer: {
        box("footer", 45, 21)
      }
      Section {
        box("row2", 52)
      } footer: {
        box("footer2", 35, 21)
      }
    }
    check(
      list, CGSize(width: 320, height: 400),
      [
        "footer": [32, 108.5, 45, 21], "footer2": [32, 217, 35, 21], "header": [32, 10, 37, 24.5],
        "row1": [32, 60.25, 44.5, 24.5], "row2": [32, 168.75, 52, 24.5],
      ])
  }

  @Test
  func `a list below an inline bar of iOS`() {
    let stack = NavigationStack {
      List { box("row", 32.5) }
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("list")
    }
    check(
      stack, CGSize(width: 320, height: 300),
      ["list": [0, 64, 320, 236], "row": [32, 114.75, 32.5, 24.5]])
  }

  @Test
  func `a hierarchy of macOS`() {
    let list = List {
      DisclosureGroup(isExpanded: .constant(true)) {
        box("dgApple", 35, 16)
        box("dgBanana", 45, 16)
      } label: {
        box("dgLabel", 34.5, 16)
      }
      box("dgWater", 36, 16)
    }
    check(
      list, CGSize(width: 320, height: 130), isMac: true,
      [
        "dgApple": [38, 38, 35, 16], "dgBanana": [38, 62, 45, 16], "dgWater": [25, 86, 36, 16],
      ])
  }
}
