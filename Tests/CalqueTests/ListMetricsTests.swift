import Calque
import Foundation
import Testing

/// Lists with the lengths that were measured on iOS 26 and macOS 26, in addition to the layout
/// cases.
@MainActor
struct ListMetricsTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight, isMac: Bool = false
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 400)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      if isMac {
        $0.platformMetrics.list = .macOS
        $0.platformMetrics.labeledContentSpacing = 8
      }
    }
  }

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func lines(_ host: ViewHost) -> [CGRect] {
    host.placedViews.filter { $0.kind == "Divider" }.map(\.frame)
  }

  // MARK: Labels and values

  /// The icon has room of 24 (16) and 16 (6) to the title, which it may overflow; it is half a cap
  /// height (10) above the baseline (15) of the title. The label is as high as its title.
  @Test(arguments: [false, true], [LayoutDirection.leftToRight, .rightToLeft])
  func `labels in lists have their titles below each other`(
    isMac: Bool, direction: LayoutDirection
  ) throws {
    func label(_ name: String, _ width: CGFloat) -> some View {
      Label {
        Text(verbatim: "abc").accessibilityIdentifier("\(name)-title")
      } icon: {
        box("\(name)-icon", width, 30)
      }
      .accessibilityIdentifier(name)
    }
    let host = host(
      List {
        label("a", 10)
        label("b", 40)
        Text(verbatim: "c")
      }, direction, isMac: isMac)
    let (start, slot, gap): (CGFloat, CGFloat, CGFloat) = isMac ? (16, 16, 6) : (32, 24, 16)
    for name in ["a", "b"] {
      let title = try #require(host.frame(of: "\(name)-title"))
      let icon = try #require(host.frame(of: "\(name)-icon"))
      let label = try #require(host.frame(of: name))
      func leading(_ rect: CGRect) -> CGFloat {
        direction == .leftToRight ? rect.minX : 300 - rect.maxX
      }
      let (titleStart, iconMiddle) = (start + slot + gap, start + slot / 2)
      #expect(leading(title) == titleStart)
      #expect(leading(icon) + icon.width / 2 == iconMiddle)
      #expect(icon.midY == title.minY + 10)
      #expect(label.height == 20 && label.minY == title.minY)
    }
    let line = try #require(lines(host).first)
    let lineStart = direction == .leftToRight ? line.minX : 300 - line.maxX
    #expect(lineStart == start + slot + gap)
  }

  @Test
  func `labels outside lists and in headers are unchanged`() throws {
    let host = host(
      List {
        Section {
          Text(verbatim: "x")
        } header: {
          Label {
            Text(verbatim: "abc").accessibilityIdentifier("title")
          } icon: {
            box("icon", 10, 10)
          }
        }
      })
    #expect(host.frame(of: "icon")?.minX == 32)
    #expect(host.frame(of: "title")?.minX == 50)
  }

  @Test
  func `labeled content fills the row on iOS, and is side by side on macOS`() {
    let list = List {
      LabeledContent {
        box("value", 30, 20)
      } label: {
        box("name", 40, 20)
      }
    }
    #expect(host(list).frame(of: "name")?.minX == 32)
    #expect(host(list).frame(of: "value")?.maxX == 268)
    #expect(host(list, isMac: true).frame(of: "name")?.minX == 16)
    #expect(host(list, isMac: true).frame(of: "value")?.minX == 64)
  }

  // MARK: Spacing

  @Test
  func `rows at a distance are cards without lines`() {
    let host = host(
      List {
        box("a", 30, 40)
        box("b", 30, 40)
      }
      .listRowSpacing(12))
    // 35 above the first card, rows of 70.
    #expect(host.frame(of: "a")?.minY == 50)
    #expect(host.frame(of: "b")?.minY == 132)
    #expect(lines(host).isEmpty)
  }

  @Test
  func `a section spacing replaces the platform's`() {
    func tops(_ whole: CGFloat?, _ first: CGFloat?, _ second: CGFloat?) -> [CGFloat] {
      @ViewBuilder
      func spaced(_ spacing: CGFloat?, _ section: some View) -> some View {
        if let spacing { section.listSectionSpacing(spacing) } else { section }
      }
      let list = List {
        spaced(first, Section { box("a", 30, 40) })
        spaced(
          second,
          Section {
            box("b", 30, 40)
          } header: {
            box("h", 30, 20)
          })
        Section { box("c", 30, 40) }
      }
      let host = host(spaced(whole, list))
      return ["h", "c"].compactMap { host.frame(of: $0)?.minY }
    }
    // The first card ends at 105; 10 is above and below the header, 15 around a row, 17.5 in the
    // place of the missing header of the third section.
    #expect(tops(nil, nil, nil) == [132.5, 282.5])
    #expect(tops(30, nil, nil) == [145, 307.5])
    // Inside the list the smaller one applies, and takes precedence over that of the list.
    #expect(tops(30, 50, 40).first == 155)
    #expect(tops(30, 20, 40).first == 135)
    #expect(tops(nil, 0, nil).first == 115)
  }

  @Test
  func `the header of a plain list is 32 below the row before it`() {
    let host = host(
      List {
        Section {
          box("a", 30, 40)
        } header: {
          box("h1", 30, 20)
        }
        Section {
          box("b", 30, 40)
        } header: {
          box("h2", 30, 20)
        }
      }
      .listStyle(.plain))
    #expect(host.frame(of: "h1")?.origin == CGPoint(x: 16, y: 32))
    #expect(host.frame(of: "a")?.minY == 77)
    #expect(host.frame(of: "h2")?.minY == 164)
  }

  @Test
  func `sections of a collection equal separate sections`() {
    struct Group: View {
      let number: Int
      var body: some View {
        Section {
          Color.red.frame(height: 40).accessibilityIdentifier("row\(number)")
        } footer: {
          Color.red.frame(height: 20).accessibilityIdentifier("foot\(number)")
        }
      }
    }
    func frames(_ list: some View) -> [CGRect?] {
      let host = host(list)
      return (0..<3).flatMap { [host.frame(of: "row\($0)"), host.frame(of: "foot\($0)")] }
        + [host.frame(of: "last")]
    }
    let one = frames(
      List {
        Group(number: 0)
        Group(number: 1)
        Group(number: 2)
        box("last", 30, 40)
      })
    let other = frames(
      List {
        ForEach(0..<3) { Group(number: $0) }
        box("last", 30, 40)
      })
    // Rows of 70 and footers of 34, 17.5 in the place of each header, 35 above the first card.
    #expect(one.map { $0?.minY } == [50, 113, 171.5, 234.5, 293, 356, 414.5])
    #expect(other.dropLast() == one.dropLast())
  }

  @Test
  func `the first header of a list on macOS stays at its top`() {
    let host = host(
      List {
        Section {
          ForEach(0..<20) { number in box("row\(number)", 30, 16) }
        } header: {
          box("head", 30, 16)
        }
      }, isMac: true)
    #expect(host.frame(of: "head")?.origin == CGPoint(x: 16, y: 6))
    #expect(host.frame(of: "row0")?.minY == 42)
    host.scroll(by: CGSize(width: 0, height: 50))
    #expect(host.frame(of: "head")?.minY == 6)
    #expect(host.frame(of: "row0")?.minY == -8)
  }

  @Test
  func `the least height of a row can be set`() {
    let list = List { box("a", 30, 10) }
    #expect(host(list).frame(of: "a")?.minY == 55.5)
    #expect(
      host(list.environment(\.defaultMinListRowHeight, 80)).frame(of: "a")?.minY == 70)
  }
}
