import Calque
import CalqueLayout
import Foundation
import Testing
import UniformTypeIdentifiers

/// The forms of alerts and sheets of actions from before iOS 15, and files that are written, driven
/// in both directions.
@MainActor
@Suite struct DrivenOldFormsTests {
  @Test(arguments: parts, ["en", "ar_EG"])
  func `people use it`(part: DrivenPart, language: String) { part.run(in: language) }

  @Test(arguments: parts)
  func `right to left it is the mirror image`(part: DrivenPart) { part.compareDirections() }

  private nonisolated static let parts: [DrivenPart] = [
    DrivenPart("Alert with two buttons") {
      TwoButtons()
    } drive: { host in
      #expect(host.shownTexts.contains("Sure?") && host.shownTexts.contains("message"))
      #expect(host.tap(label: cancel(host)) && host.kept == "cancelled")
      #expect(!host.shownTexts.contains("Sure?"))
      #expect(host.tap(label: "Open") && host.tap(label: "Delete") && host.kept == "deleted")
      #expect(!host.shownTexts.contains("Sure?"))
    },
    DrivenPart("Alert with one button, in the language") {
      OneButton()
    } drive: { host in
      let word = host.environment.layoutDirection == .rightToLeft ? "موافق" : "OK"
      #expect(host.shownTexts.contains("Note") && host.tap(label: word))
      #expect(!host.shownTexts.contains("Note"))
    },
    DrivenPart("Alert of an item") {
      OfItem()
    } drive: {
      #expect($0.tap(label: "Open") && $0.shownTexts.contains("item 7"))
      #expect($0.tap(label: "Take") && $0.kept == "7" && !$0.shownTexts.contains("item 7"))
    },
    DrivenPart("ActionSheet") {
      Actions()
    } drive: { host in
      #expect(host.shownTexts.contains("Which?") && host.shownTexts.contains("message"))
      #expect(host.tap(label: "Two") && host.kept == "two" && !host.shownTexts.contains("Which?"))
      #expect(host.tap(label: "Open") && host.tap(label: "One") && host.kept == "one")
      #expect(host.tap(label: "Open") && host.dismissPresentation())
      #expect(!host.shownTexts.contains("Which?") && host.kept == "cancelled")
    },
    DrivenPart("fileExporter") {
      Exporting()
    } drive: { host in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(host.fileRequests.isEmpty && host.tap(label: "Save"))
      #expect(host.fileRequests.map(\.contentTypes) == [[.plainText]])
      #expect(host.chooseFiles(nil) && host.fileRequests.isEmpty && host.kept == "-")
      #expect(host.tap(label: "Save") && host.chooseFiles([file]))
      #expect(host.kept == file.lastPathComponent)
      #expect((try? String(contentsOf: file, encoding: .utf8)) == "مرحبا")
      #expect(host.tap(label: "Save") && host.failFileRequest(CocoaError(.fileWriteNoPermission)))
      #expect(host.kept == "failed")
    },
  ]

  @MainActor
  private static func cancel(_ host: ViewHost) -> String {
    host.environment.layoutDirection == .rightToLeft ? "إلغاء" : "Cancel"
  }

  private struct TwoButtons: View {
    @State private var isOpen = true

    @available(*, deprecated)
    var body: some View {
      Keeping("-") { value in
        Button("Open") { isOpen = true }
          .alert(isPresented: $isOpen) {
            Alert(
              title: Text("Sure?"), message: Text("message"),
              primaryButton: .destructive(Text("Delete")) { value.wrappedValue = "deleted" },
              secondaryButton: .cancel { value.wrappedValue = "cancelled" })
          }
      }
    }
  }

  private struct OneButton: View {
    @State private var isOpen = true

    @available(*, deprecated)
    var body: some View {
      Text("page").alert(isPresented: $isOpen) { Alert(title: Text("Note")) }
    }
  }

  private struct OfItem: View {
    private struct Item: Identifiable {
      let id: Int
    }

    @State private var item: Item?

    @available(*, deprecated)
    var body: some View {
      Keeping(0) { value in
        Button("Open") { item = Item(id: 7) }
          .alert(item: $item) { item in
            Alert(
              title: Text(verbatim: "item \(item.id)"),
              dismissButton: .default(Text("Take")) { value.wrappedValue = item.id })
          }
      }
    }
  }

  private struct Actions: View {
    @State private var isOpen = true

    @available(*, deprecated)
    var body: some View {
      Keeping("-") { value in
        Button("Open") { isOpen = true }
          .actionSheet(isPresented: $isOpen) {
            ActionSheet(
              title: Text("Which?"), message: Text("message"),
              buttons: [
                .default(Text("One")) { value.wrappedValue = "one" },
                .destructive(Text("Two")) { value.wrappedValue = "two" },
                .cancel { value.wrappedValue = "cancelled" },
              ])
          }
      }
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Exporting: View {
    @State private var isOpen = false

    var body: some View {
      Keeping("-") { value in
        Button("Save") { isOpen = true }
          .fileExporter(
            isPresented: $isOpen, document: Note(text: "مرحبا"), contentType: .plainText,
            defaultFilename: "note"
          ) {
            value.wrappedValue = (try? $0.get().lastPathComponent) ?? "failed"
          }
      }
    }
  }
}
