import Calque
import Foundation
import Testing
import UniformTypeIdentifiers

/// Files that people choose, and things that they share.
@MainActor
@Suite struct FileStatementTests {
  private func host(_ view: some View, _ language: String = "en") -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
    }
  }

  private let files = [URL(filePath: "/a/1.json"), URL(filePath: "/a/2.json")]

  @Test func `several files are chosen, or none, or it fails`() {
    let host = host(
      Keeping("-") { value in
        Color.red.fileImporter(
          isPresented: .constant(true), allowedContentTypes: [.json, .folder],
          allowsMultipleSelection: true
        ) {
          value.wrappedValue =
            (try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed"
        }
      })
    #expect(host.fileRequests.map(\.allowsMultipleSelection) == [true])
    #expect(host.fileRequests.map(\.contentTypes) == [[.json, .folder]])
    #expect(host.chooseFiles(files) && host.kept == "1.json 2.json")
    #expect(host.failFileRequest(CocoaError(.fileReadNoPermission)) && host.kept == "failed")
  }

  @Test func `a file is moved`() {
    let host = host(
      Keeping("-") { value in
        Color.red.fileMover(isPresented: .constant(true), file: files[0]) {
          value.wrappedValue = (try? $0.get().lastPathComponent) ?? "failed"
        }
      })
    #expect(host.fileRequests.map(\.purpose) == [.moving])
    #expect(host.chooseFiles([files[1]]) && host.kept == "2.json")
  }

  @Test func `what is shared is recorded`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let host = host(
      VStack {
        ShareLink(items: ["a", "b"]).accessibilityIdentifier("several")
        ShareLink(item: url, subject: Text(verbatim: "S"), message: Text(verbatim: "M")) {
          Text(verbatim: "Own label")
        }
        .accessibilityIdentifier("one")
      })
    #expect(host.shownTexts.contains("Own label") && host.tap("several") && host.tap("one"))
    #expect(host.sharedItems.map(\.count) == [2, 1])
  }

  @Test(arguments: [("en", "Share…"), ("ja", "共有…"), ("ar", "مشاركة…"), ("de", "Teilen …")])
  func `a link to share has a word of the system`(language: String, word: String) {
    #expect(host(ShareLink(item: "a"), language).shownTexts.contains(word))
  }
}
