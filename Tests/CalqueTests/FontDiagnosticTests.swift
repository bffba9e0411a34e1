import Calque
import Foundation
import Testing

/// A screen without glyphs for its letters has diagnostics.
@MainActor
struct FontDiagnosticTests {
  private func host(_ view: some View, folder: URL) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 200)) {
      $0.textMeasurer = .shaped(FontLibrary(folders: [folder.path()]))
    }
  }

  private func withFolder(_ fonts: [String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "calque-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for font in fonts {
      let source = URL(filePath: font)
      try FileManager.default.copyItem(
        at: source, to: folder.appending(path: source.lastPathComponent))
    }
    try body(folder)
  }

  @Test func withoutFontsNothingIsDrawn() throws {
    try withFolder([]) { folder in
      let host = host(Text(verbatim: "Hello").accessibilityIdentifier("greeting"), folder: folder)
      #expect(host.diagnostics.map(\.kind) == [.noFonts])
      #expect(host.diagnostics.first?.severity == .error)
      #expect(throws: FontError.self) { try host.png() }
      #expect(throws: FontError.self) { try host.svg() }
      #expect(throws: FontError.self) { try host.pdf() }
      #expect(throws: Never.self) { try self.host(Color.red, folder: folder).png() }
    }
  }

  @Test func uncoveredCharactersAreReportedOnceAText() throws {
    try withFolder(["/usr/share/fonts/opentype/inter/Inter-Regular.otf"]) { folder in
      let view = VStack {
        Text(verbatim: "ก ก ก").accessibilityIdentifier("thai")
        Text(verbatim: "Hello")
        Text(verbatim: "日").accessibilityIdentifier("japanese")
      }
      let found = host(view, folder: folder).diagnostics
      #expect(found.map(\.kind) == [.uncoveredCharacter, .uncoveredCharacter])
      #expect(found.map(\.identifier) == ["thai", "japanese"])
      #expect(found[0].message.contains("U+0E01"))
      #expect(found[0].message.contains("fonts-noto-core"))
      #expect(found[1].message.contains("fonts-noto-cjk"))
    }
  }

  @Test func unknownFontsAreReported() {
    let view = Text(verbatim: "Hello").font(.custom("Helvetica Neue Nowhere", size: 17))
    let host = ViewHost(view, size: CGSize(width: 300, height: 200))
    #expect(host.diagnostics.map(\.kind) == [.unknownFont])
    #expect(host.diagnostics[0].message.contains("Helvetica Neue Nowhere"))
  }

  /// The emphasized weights of the guidelines of iOS.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, "Inter-Bold.otf"), (.title2, "Inter-Bold.otf"),
    (.title3, "Inter-SemiBold.otf"), (.body, "Inter-SemiBold.otf"),
    (.headline, "Inter-SemiBold.otf"), (.caption2, "Inter-SemiBold.otf"),
  ])
  func boldIsTheEmphasizedWeightOfAStyle(_ style: Font.TextStyle, _ file: String) {
    let views = [
      Text(verbatim: "x").font(.system(style)).bold(),
      Text(verbatim: "x").font(.system(style).bold()),
    ]
    for view in views {
      let host = ViewHost(view, size: CGSize(width: 300, height: 200))
      #expect(host.displayList.texts.first?.run.font.path.hasSuffix(file) == true)
    }
  }

  @Test func aWeightThatIsNamedIsThatWeight() {
    func path(_ view: some View) -> String {
      let host = ViewHost(view, size: CGSize(width: 300, height: 200))
      return host.displayList.texts.first?.run.font.path ?? ""
    }
    #expect(path(Text(verbatim: "x").fontWeight(.bold)).hasSuffix("Inter-Bold.otf"))
    #expect(path(Text(verbatim: "x").font(.body.weight(.bold))).hasSuffix("Inter-Bold.otf"))
    #expect(
      path(Text(verbatim: "x").font(.body.bold().weight(.medium))).hasSuffix("Inter-Medium.otf"))
    #expect(path(Text(verbatim: "x").font(.system(size: 17).bold())).hasSuffix("Inter-Bold.otf"))
  }
}
