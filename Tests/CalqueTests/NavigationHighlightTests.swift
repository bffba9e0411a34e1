import Calque
import CalqueDrawing
import Foundation
import Testing

/// What columns of a split view show of where they lead.
@MainActor
@Suite struct NavigationHighlightTests {
  /// How many rows of the list have the ground of selected ones.
  private func chosenRows(_ host: ViewHost) -> Int {
    host.rows().filter(\.isSelected).count
  }

  /// iPadOS marks the link whose page the next column shows.
  @Test func `the link that is shown in the next column is marked`() {
    let split = NavigationSplitView {
      List {
        NavigationLink("one") { Text(verbatim: "page one") }
        NavigationLink("two") { Text(verbatim: "page two") }
      }
    } detail: {
      Text(verbatim: "nothing")
    }
    let host = statementHost(split, 900, 600) { $0.horizontalSizeClass = .regular }
    #expect(chosenRows(host) == 0)
    #expect(host.tap(label: "two") && host.shownTexts.contains("page two"))
    #expect(chosenRows(host) == 1)
    let narrow = statementHost(split, 390, 600)
    #expect(narrow.tap(label: "two") && narrow.shownTexts.contains("page two"))
  }

  /// The value of a link is what the selection of its list knows it by.
  @Test func `a link is marked whose value is selected`() {
    struct Page: View {
      @State private var chosen: String? = "b"
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            NavigationLink("one", value: "a")
            NavigationLink("two", value: "b")
          }
        } detail: {
          Text(verbatim: "detail \(chosen ?? "none")")
        }
      }
    }
    let host = statementHost(Page(), 900, 600) { $0.horizontalSizeClass = .regular }
    #expect(chosenRows(host) == 1)
    #expect(host.tap(label: "one") && host.shownTexts.contains("detail a"))
    #expect(chosenRows(host) == 1)
  }
}

/// How much room a window has, where nothing is set.
@MainActor
@Suite struct SizeClassTests {
  private struct Reader: View {
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    var body: some View { Text(verbatim: "\(name(across)) \(name(down))") }

    private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
      sizeClass.map { $0 == .compact ? "c" : "r" } ?? "-"
    }
  }

  /// The Human Interface Guidelines, Layout: size classes of devices, and of windows that share the
  /// screen of an iPad.
  @Test(arguments: [
    (375, 667, "c r"), (393, 852, "c r"), (440, 956, "c r"), (852, 393, "c c"), (844, 390, "c c"),
    (667, 375, "c c"), (896, 414, "r c"), (932, 430, "r c"), (744, 1133, "r r"),
    (1024, 1366, "r r"),
    (1194, 834, "r r"), (678, 1024, "r r"), (320, 1024, "c r"), (592, 834, "c r"),
  ])
  func `windows have the size classes of devices`(width: Int, height: Int, classes: String) {
    let size = CGSize(width: width, height: height)
    #expect(ViewHost(Reader(), size: size).shownTexts == [classes])
  }

  @Test func `what is set counts, and a Mac has room`() {
    let small = CGSize(width: 300, height: 300)
    let set = ViewHost(Reader(), size: small) { $0.horizontalSizeClass = .regular }
    #expect(set.shownTexts == ["r r"])
    let mac = ViewHost(Reader(), size: small) { $0.platformMetrics = .macOS }
    #expect(mac.shownTexts == ["r r"])
    #expect(ViewHost(Reader(), proposal: .unspecified).shownTexts == ["- -"])
  }
}
