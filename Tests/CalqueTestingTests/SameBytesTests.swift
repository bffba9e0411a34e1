import CalqueFonts
import CalqueTesting
import Foundation
import Testing

/// Two machines with different fonts lay out and draw the same with the fonts that are named.
@MainActor
@Suite struct SameBytesTests {
  nonisolated static let locales = ["en", "ar", "ja", "th", "hi", "he"]

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A folder that exists while a test runs.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// What a machine with some fonts shows of a screen: its frames, and the bytes of its files.
  private func outputs(_ locale: String, _ fonts: FontLibrary) throws -> [Data] {
    let catalogs = try CatalogBundle(
      contentsOf: Self.package.appendingPathComponent("Tools/Gallery/Locales"))
    let more = try CatalogBundle(contentsOf: Self.package.appendingPathComponent("Locales"))
    let screens = [catalogs, more].map { catalogs in
      ViewHost(Words(), size: CGSize(width: 390, height: 844)) {
        $0.localizer = Localizer(catalogs, locale: Locale(identifier: locale), now: .distantPast)
        $0.fontLibrary = fonts
      }
    }
    return try screens.flatMap { host in
      [
        Data(host.layoutDescription.utf8), try host.png(scale: 2), Data(try host.svg().utf8),
        try host.pdf(),
      ]
    }
  }

  private struct Words: View {
    var body: some View {
      List {
        Text("Inbox").font(.title.bold())
        Text("\(3) files").fontWeight(.semibold)
        Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.month(.wide).day())
        Text(verbatim: "Hello, مرحبا، こんにちは, สวัสดี, नमस्ते, שלום ★ 12 → €").italic()
        Button("Cancel", role: .cancel) {}
        Text(verbatim: "let x = 1").monospaced()
      }
    }
  }

  @Test(arguments: locales)
  func otherFoldersAndOtherFontsGiveTheSameBytes(_ locale: String) throws {
    try withFolder { folder in
      let empty = folder.appendingPathComponent("none")
      let copies = try FontLibrary.calqueFiles.reversed().map { file in
        let copy = folder.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.copyItem(at: file, to: copy)
        return copy
      }
      let bare = try FontLibrary(files: copies, fallback: FontLibrary(folders: [empty.path]))
      let full = try FontLibrary(files: FontLibrary.calqueFiles, fallback: .system)
      let expected = try outputs(locale, .calque)
      #expect(expected.count == 8)
      #expect(try outputs(locale, bare) == expected)
      #expect(try outputs(locale, full) == expected)
    }
  }

  /// The default of a matrix is what the machine does not change.
  @Test func theMatrixUsesTheFontsOfCalque() throws {
    let matrix = ScreenMatrix(
      catalogs: try CatalogBundle(contentsOf: Self.package.appendingPathComponent("Locales")),
      locales: Self.locales, size: CGSize(width: 390, height: 300))
    for screen in matrix.screens("Words", content: { Words() }) {
      var paths: Set<String> = []
      for item in screen.drawing.items { Self.collect(item, &paths) }
      #expect(!paths.isEmpty)
      #expect(paths.allSatisfy { $0.contains("CalqueFonts") }, "\(paths)")
    }
  }

  private static func collect(_ item: Drawing.Item, _ paths: inout Set<String>) {
    switch item {
    case .glyphs(let run): paths.insert(run.font.path)
    case .group(let group): for item in group.items { collect(item, &paths) }
    default: break
    }
  }

  /// A configuration file of fontconfig with one folder, in the form of fonts.dtd.
  private static func configuration(_ folder: URL) -> String {
    """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>\(folder.path)</dir></fontconfig>
    """
  }

  #if DEBUG
    private static let gallery = package.appendingPathComponent(".build/debug/calque-gallery")
  #else
    private static let gallery = package.appendingPathComponent(".build/release/calque-gallery")
  #endif

  private nonisolated static var isBuilt: Bool {
    FileManager.default.isExecutableFile(
      atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/debug/calque-gallery").path)
  }

  /// The gallery's pictures from a process with the machine's fonts, and one without any.
  @Test(.enabled(if: isBuilt, "calque-gallery is built with all tests"))
  func theGalleryIsTheSameWithoutFontsOfTheMachine() throws {
    try withFolder { folder in
      let empty = folder.appendingPathComponent("none")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("fonts.conf")
      try Data(Self.configuration(empty).utf8).write(to: file)
      var found: [[String: Data]] = []
      for fonts in [nil, file.path] {
        let out = folder.appendingPathComponent("out\(found.count)")
        found.append(try Self.pictures(in: out, configuration: fonts))
      }
      #expect(found[0].count == 2 * 3 * Self.locales.count)
      #expect(found[0] == found[1])
    }
  }

  /// Runs the gallery and reads the pictures that it writes.
  private static func pictures(
    in out: URL, configuration: String?
  ) throws -> [String: Data] {
    let process = Process()
    process.executableURL = gallery
    process.currentDirectoryURL = package
    process.arguments = [
      "--only", locales.joined(separator: ","), "--no-apps", "--out", out.path, "--scale", "1",
    ]
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["FONTCONFIG_FILE"] = configuration
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    var pictures: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: out.path)
    where name.hasSuffix(".png") || name.hasSuffix(".svg") {
      pictures[name] = try Data(contentsOf: out.appendingPathComponent(name))
    }
    return pictures
  }
}
