import CalqueAssertions
import CalqueCatalogs
import Foundation
import Testing

/// Assertions of laws fail where they must, and pass elsewhere.
@MainActor
@Suite struct AssertLawsTests {
  private func screen(width: CGFloat) throws -> LocalizedScreen {
    let text = "\"pay\" = \"Jetzt bezahlen\";"
    let catalog = try #require(
      CatalogFile.read(Array(text.utf8), path: "de.lproj/Localizable.strings"))
    let matrix = ScreenMatrix(
      catalogs: CatalogBundle(catalogs: [catalog]), locales: ["de"],
      size: CGSize(width: width, height: 40)
    ) { $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15) }
    return matrix.screen("Pay", locale: "de") {
      Text("pay").lineLimit(1).accessibilityIdentifier("pay")
    }
  }

  @Test func textsThatFitPass() throws {
    assertFits(try screen(width: 140))
  }

  /// The text has 14 characters of 10 points.
  @Test func aTextThatIsCutFails() throws {
    let screen = try screen(width: 100)
    withKnownIssue {
      assertFits(screen, line: 5)
    } matching: { issue in
      issue.sourceLocation?.line == 5 && "\(issue)".contains("Pay, de: warning: truncated [pay]")
    }
  }

  @Test func aMirrorImagePasses() {
    assertMirrors(
      HStack {
        Text(verbatim: "a").padding(.leading, 7)
        Spacer()
        Text(verbatim: "bcd")
      }, size: CGSize(width: 100, height: 20))
  }

  @Test func aViewThatDoesNotTurnFails() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("stuck")
      Color.blue.frame(width: 30, height: 10)
    }
    .environment(\.layoutDirection, .leftToRight)
    withKnownIssue {
      assertMirrors(view, size: CGSize(width: 100, height: 20), line: 5)
    } matching: { issue in
      issue.sourceLocation?.line == 5 && "\(issue)".contains("placed by direction")
    }
  }

  private func grey(_ white: Double) throws -> LocalizedScreen {
    let matrix = ScreenMatrix(
      catalogs: CatalogBundle(catalogs: []), locales: ["en"], size: CGSize(width: 200, height: 40))
    return matrix.screen("Grey", locale: "en") {
      Text(verbatim: "Contrast").foregroundStyle(Color(white: white))
        .accessibilityIdentifier("text")
    }
  }

  /// By WebAIM's checker #767676 has 4.54 on white, and #808080 has 3.95.
  @Test func aTextWithoutContrastFails() throws {
    assertContrast(try grey(0x76 / 255))
    let screen = try grey(0x80 / 255)
    assertContrast(screen, minimum: 3.9)
    withKnownIssue {
      assertContrast(screen, line: 5)
    } matching: { issue in
      issue.sourceLocation?.line == 5 && "\(issue)".contains("lowContrast [text]")
    }
  }

  /// A screen that was laid out has the snapshots of a host that shows it.
  @Test(arguments: [SnapshotFormat.frames, .accessibility, .svg])
  func aScreenHasTheSnapshotsOfAHost(format: SnapshotFormat) throws {
    let view = VStack {
      Text(verbatim: "One").accessibilityIdentifier("one")
      Button {
      } label: {
        Text(verbatim: "Two")
      }
    }
    let size = CGSize(width: 200, height: 100)
    let matrix = ScreenMatrix(
      catalogs: CatalogBundle(catalogs: []), locales: ["en"], size: size)
    let screen = matrix.screen("Pay now", locale: "en") { view }
    let host = ViewHost(view, size: size) {
      $0.fontLibrary = ScreenMatrix.fonts
      $0.locale = Locale(identifier: "en")
    }
    #expect(try screen.snapshot(as: format) == host.snapshot(as: format))
    #expect(screen.snapshotName == "Pay-now-en")
  }

  @Test func anOrderThatContradictsTheScreenFails() {
    let view = VStack {
      Text(verbatim: "title").accessibilityIdentifier("title")
      Text(verbatim: "text").accessibilitySortPriority(1)
    }
    withKnownIssue {
      assertReadingOrder(ViewHost(view, size: CGSize(width: 100, height: 80)), line: 5)
    } matching: { issue in
      issue.sourceLocation?.line == 5 && "\(issue)".contains("#title")
    }
  }
}
