import Calque
import CalqueLayout
import Foundation
import Testing

/// Confirmation dialogs. The lengths are those that were measured on iOS 26 (swiftui-web, the
/// fixture ios/dialog/basic): 238 wide, the lower edge 14.25 above the source, capsules of 45.5
/// that are 10.5 apart and 13.5 from the sides and the bottom; the button that cancels is not
/// shown.
@MainActor
@Suite struct ConfirmationDialogTests {
  private struct Dialog: View {
    @State var isPresented = true
    @State var answer = "none"
    var alignment = Alignment.center
    var body: some View {
      Text(verbatim: "\(isPresented) \(answer)")
        .accessibilityIdentifier("source")
        .confirmationDialog("Which?", isPresented: $isPresented, titleVisibility: .visible) {
          Button("One") { answer = "one" }.accessibilityIdentifier("one")
          Button("Two", role: .destructive) { answer = "two" }.accessibilityIdentifier("two")
          Button("No", role: .cancel) { answer = "no" }
        } message: {
          Text("Choose")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    _ metrics: PlatformMetrics = .iOS
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 375, height: 667)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
      $0.platformMetrics = metrics
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test
  func `a dialog is a popover above its source, as measured`() throws {
    let host = host(Dialog())
    let source = try #require(host.frame(of: "source"))
    let one = try #require(host.frame(of: "one"))
    let two = try #require(host.frame(of: "two"))
    #expect(one.width == 238 - 2 * 13.5 && one.midX == source.midX)
    #expect(one.height == 45.5 && two.height == 45.5 && two.minY == one.maxY + 10.5)
    #expect(two.maxY + 13.5 == source.minY - 14.25)
    #expect(texts(host) == ["true none", "Which?", "Choose", "One", "Two"])
  }

  @Test(arguments: ["One", "Two"])
  func `an action answers and closes it`(title: String) {
    let host = host(Dialog())
    #expect(host.tap(label: title))
    #expect(texts(host) == ["false \(title.lowercased())"])
  }

  @Test
  func `a tap beside it cancels`() {
    let first = host(Dialog())
    #expect(first.tap(at: CGPoint(x: 10, y: 10)))
    #expect(texts(first) == ["false no"])
    let second = host(Dialog())
    #expect(second.dismissPresentation())
    #expect(texts(second) == ["false no"])
    let bare = host(
      Color.white.confirmationDialog("Which?", isPresented: .constant(true)) { Button("One") {} })
    #expect(texts(bare) == ["One"], "the title is hidden, and there is no Cancel")
  }

  @Test
  func `without room above the source, the dialog is below it`() throws {
    let host = host(Dialog(alignment: .top))
    let source = try #require(host.frame(of: "source"))
    #expect(try #require(host.frame(of: "one")).minY > source.maxY + 14.25)
  }

  @Test(arguments: [Alignment.topLeading, .leading, .bottomTrailing])
  func `right to left it is the mirror image`(alignment: Alignment) throws {
    let (one, other) = (
      host(Dialog(alignment: alignment)), host(Dialog(alignment: alignment), .rightToLeft)
    )
    for name in ["source", "one", "two"] {
      let (left, right) = (
        try #require(one.frame(of: name)), try #require(other.frame(of: name))
      )
      #expect(abs(left.minX - (375 - right.maxX)) < 0.001 && left.minY == right.minY)
    }
  }

  /// The arrow points at the middle of the source, on the side where the source is.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an arrow points at the source`(direction: LayoutDirection) throws {
    let host = host(
      ZStack {
        Color.black
        Dialog()
      }, direction)
    let source = try #require(host.frame(of: "source"))
    let picture = try #require(TestPicture(try host.png(scale: 1)))
    // The tip is a point and a quarter above the source.
    let y = Int(source.minY - 14.25 + 4)
    #expect(picture[Int(source.midX), y] > 200)
    #expect(picture[Int(source.midX) + 30, y] < 50 && picture[Int(source.midX) - 30, y] < 50)
  }

  @Test(arguments: [("en", "Cancel"), ("de", "Abbrechen"), ("ar", "إلغاء"), ("ja", "キャンセル")])
  func `on a Mac it is an alert with a button that cancels`(language: String, cancel: String) {
    let host = host(
      Color.white.confirmationDialog(
        "Which?", isPresented: .constant(true), titleVisibility: .visible
      ) { Button("One") {} }, .leftToRight, .macOS)
    host.updateEnvironment { $0.locale = Locale(identifier: language) }
    #expect(texts(host) == ["Which?", "One", cancel])
  }
}
