import Calque
import CalqueLayout
import Foundation
import Testing
import UniformTypeIdentifiers

/// What is shown in front of a screen, and the rest that real screens use, driven in both
/// directions.
@MainActor
@Suite struct DrivenPresentationsTests {
  @Test(arguments: parts, ["en", "ar_EG"])
  func `people use it`(part: DrivenPart, language: String) { part.run(in: language) }

  @Test(arguments: parts)
  func `right to left it is the mirror image`(part: DrivenPart) { part.compareDirections() }

  private nonisolated static let parts: [DrivenPart] = presentations + contents + scrolling

  /// A view that presents something while its value is true.
  private struct Opening<Presenting: View>: View {
    @State private var isOpen = false
    @ViewBuilder let content: (Button<Text>, Binding<Bool>) -> Presenting

    var body: some View {
      VStack {
        content(Button("Open") { isOpen = true }, $isOpen)
        Text(verbatim: "open \(isOpen)")
      }
    }
  }

  private struct Dismissing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text(verbatim: "inside")
        Button("Close") { dismiss() }
      }
    }
  }

  private nonisolated static let presentations: [DrivenPart] = [
    DrivenPart("sheet with detents, drag indicator, background") {
      Opening { button, isOpen in
        button.sheet(isPresented: isOpen) {
          Dismissing().presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
            .presentationBackground(.red)
        }
      }
    } drive: {
      #expect($0.tap(label: "Open") && $0.shownTexts.contains("inside"))
      #expect($0.tap(label: "Close") && $0.shownTexts.contains("open false"))
      #expect($0.tap(label: "Open") && $0.dismissPresentation())
      #expect($0.shownTexts.contains("open false"))
    },
    DrivenPart("interactiveDismissDisabled") {
      Opening { button, isOpen in
        button.sheet(isPresented: isOpen) { Dismissing().interactiveDismissDisabled() }
      }
    } drive: {
      #expect($0.tap(label: "Open") && !$0.dismissPresentation())
      #expect($0.tap(label: "Close") && $0.shownTexts.contains("open false"))
    },
    DrivenPart("fullScreenCover") {
      Opening { button, isOpen in button.fullScreenCover(isPresented: isOpen) { Dismissing() } }
    } drive: {
      #expect($0.tap(label: "Open") && $0.shownTexts.contains("inside"))
      #expect($0.tap(label: "Close") && !$0.shownTexts.contains("inside"))
    },
    DrivenPart("popover") {
      Opening { button, isOpen in
        button.popover(isPresented: isOpen) {
          Dismissing().padding().presentationCompactAdaptation(.popover)
        }
      }
    } drive: {
      #expect($0.tap(label: "Open") && $0.shownTexts.contains("inside"))
      #expect($0.dismissPresentation() && $0.shownTexts.contains("open false"))
    },
    DrivenPart("alert") {
      Keeping("-") { value in
        Opening { button, isOpen in
          button.alert("Sure?", isPresented: isOpen) {
            Button("Delete", role: .destructive) { value.wrappedValue = "deleted" }
            Button("Keep", role: .cancel) { value.wrappedValue = "kept" }
          } message: {
            Text(verbatim: "message")
          }
        }
      }
    } drive: {
      #expect($0.tap(label: "Open") && $0.shownTexts.contains("message"))
      #expect($0.tap(label: "Keep") && $0.kept == "kept" && $0.shownTexts.contains("open false"))
      #expect($0.tap(label: "Open") && $0.tap(label: "Delete") && $0.kept == "deleted")
    },
    DrivenPart("an alert with a field") {
      Keeping("") { value in
        Opening { button, isOpen in
          button.alert("Name", isPresented: isOpen) {
            TextField("Name", text: value).accessibilityIdentifier("field")
            Button("Good") {}
          }
        }
      }
    } drive: {
      #expect($0.tap(label: "Open") && $0.type("x", into: "field") && $0.tap(label: "Good"))
      #expect($0.kept == "x" && $0.shownTexts.contains("open false"))
    },
    DrivenPart("an alert without buttons, in the language") {
      Opening { button, isOpen in button.alert("Note", isPresented: isOpen) {} }
    } drive: { host in
      let word = host.environment.layoutDirection == .rightToLeft ? "موافق" : "OK"
      #expect(host.tap(label: "Open") && host.tap(label: word))
      #expect(host.shownTexts.contains("open false"))
    },
    DrivenPart("confirmationDialog") {
      Keeping("-") { value in
        Opening { button, isOpen in
          button.confirmationDialog("Sure?", isPresented: isOpen, titleVisibility: .visible) {
            Button("Send") { value.wrappedValue = "sent" }
          }
        }
      }
    } drive: {
      #expect($0.tap(label: "Open") && $0.dismissPresentation() && $0.kept == "-")
      #expect($0.tap(label: "Open") && $0.tap(label: "Send") && $0.kept == "sent")
    },
    DrivenPart("contextMenu") {
      Keeping("-") { value in
        Text(verbatim: "hold").accessibilityIdentifier("a").contextMenu {
          Button("Copy") { value.wrappedValue = "copied" }
        }
      }
    } drive: {
      #expect(!$0.shownTexts.contains("Copy") && $0.longPress("a"))
      #expect($0.tap(label: "Copy") && $0.kept == "copied" && !$0.shownTexts.contains("Copy"))
    },
    DrivenPart("inspector", width: 1000) {
      Opening { button, isOpen in
        button.frame(maxWidth: .infinity, maxHeight: .infinity)
          .inspector(isPresented: isOpen) { Text(verbatim: "inside").accessibilityIdentifier("in") }
      }
    } drive: { host in
      #expect(host.tap(label: "Open") && host.shownTexts.contains("inside"))
      let isTurned = host.environment.layoutDirection == .rightToLeft
      if let frame = host.frame(of: "in") { #expect((frame.midX > 500) != isTurned) }
    },
    DrivenPart("fileImporter, fileExporter") {
      Keeping("-") { value in
        Opening { button, isOpen in
          button.fileImporter(isPresented: isOpen, allowedContentTypes: [.json]) {
            value.wrappedValue = (try? $0.get().lastPathComponent) ?? "failed"
          }
        }
      }
    } drive: {
      #expect($0.tap(label: "Open") && $0.fileRequests.count == 1)
      #expect($0.chooseFiles([URL(filePath: "/a/b.json")]) && $0.kept == "b.json")
      #expect($0.tap(label: "Open") && $0.chooseFiles(nil) && $0.kept == "b.json")
    },
  ]

  private nonisolated static let contents: [DrivenPart] = [
    DrivenPart("drag and drop") {
      Keeping("-") { value in
        Text(verbatim: "source").draggable("words").accessibilityIdentifier("source")
        Text(verbatim: "target").accessibilityIdentifier("target")
          .dropDestination(for: String.self) { values, _ in
            value.wrappedValue = values.joined()
            return true
          }
      }
    } drive: {
      #expect($0.drag("source", to: "target") && $0.kept == "words")
    },
    DrivenPart("Canvas, TimelineView, symbolEffect") {
      VStack {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        .frame(width: 40, height: 20)
        TimelineView(.periodic(from: .distantPast, by: 60)) { context in
          Text(verbatim: "now \(Int(context.date.timeIntervalSince1970))")
        }
        Image(systemName: "star").symbolEffect(.bounce, value: 1).accessibilityIdentifier("star")
      }
    } drive: {
      $0.advance(to: Date(timeIntervalSince1970: 600))
      #expect($0.shownTexts.contains("now 600"))
      $0.advance(to: Date(timeIntervalSince1970: 659))
      #expect($0.shownTexts.contains("now 600"), "it changes once a minute")
      $0.advance(to: Date(timeIntervalSince1970: 660))
      #expect($0.shownTexts.contains("now 660"))
      #expect($0.setting("symbolEffect(_:options:value:)", of: "star") != nil)
    },
    DrivenPart("ViewThatFits over lazy content") {
      ViewThatFits(in: .horizontal) {
        LazyHStack { ForEach(0..<9, id: \.self) { Text(verbatim: "\($0)").frame(width: 60) } }
        LazyVStack { ForEach(0..<9, id: \.self) { Text(verbatim: "row \($0)") } }
      }
    } drive: {
      #expect($0.shownTexts == (0..<9).map { "row \($0)" }, "540 points do not fit into 390")
    },
  ]

  private nonisolated static let scrolling: [DrivenPart] = [
    DrivenPart("scrollPosition, scrollTargetLayout, targets in sight") {
      Scrolling()
    } drive: { host in
      #expect(host.shownTexts.contains("seen 0, 1, 2, 3"))
      #expect(host.tap("go") && host.shownTexts.contains("seen 10, 11, 12, 13"))
      // A row of which less than half is visible does not count.
      #expect(host.scroll("rows", by: CGSize(width: 60, height: 0)))
      #expect(host.shownTexts.contains("seen 11, 12, 13, 14"))
      #expect(host.setting("scrollTargetLayout(isEnabled:)", of: "layout") as? Bool == true)
      #expect(host.setting("scrollInputBehavior(_:for:)", of: "rows") != nil)
    },
    DrivenPart("scrollDismissesKeyboard") {
      Keeping("") { value in
        ScrollView {
          TextField("Name", text: value).accessibilityIdentifier("a")
          Color.red.frame(height: 2000)
        }
        .scrollDismissesKeyboard(.immediately).scrollContentBackground(.hidden)
        .scrollIndicators(.hidden).accessibilityIdentifier("scroll")
      }
    } drive: {
      #expect($0.tap("a") && $0.type("x") && $0.kept == "x")
      #expect($0.scroll("scroll", by: CGSize(width: 0, height: 100)) && !$0.type("y"))
    },
    DrivenPart("scrollTransition") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<9, id: \.self) { number in
            Text(verbatim: "\(number)").frame(width: 100, height: 40)
              .scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.5) }
              .accessibilityIdentifier("\(number)")
          }
        }
      }
      .accessibilityIdentifier("scroll")
    } drive: { host in
      let isTurned = host.environment.layoutDirection == .rightToLeft
      if let first = host.frame(of: "0") {
        #expect(isTurned ? first.maxX == 390 : first.minX == 0, "it begins at the leading edge")
      }
      #expect(host.scroll("scroll", to: .trailing))
      if let last = host.frame(of: "8") { #expect(isTurned ? last.minX == 0 : last.maxX == 390) }
    },
  ]

  /// Rows of 100 points beside each other, of which less than four are visible.
  private struct Scrolling: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var seen: [Int] = []

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<40, id: \.self) {
              Text(verbatim: "\($0)").frame(width: 100, height: 50)
            }
          }
          .scrollTargetLayout().accessibilityIdentifier("layout")
        }
        .scrollPosition($position)
        .scrollInputBehavior(.disabled, for: .handGestureShortcut)
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
        .accessibilityIdentifier("rows")
        Text(verbatim: "seen \(seen.map(String.init).joined(separator: ", "))")
        Button("Go") { position.scrollTo(id: 10, anchor: .leading) }
          .accessibilityIdentifier("go")
      }
    }
  }

  // MARK: The rest, which is not a view of a host with a size of its own

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a picture is loaded by the loader of the host`(direction: LayoutDirection) async throws {
    let red = try ViewHost(Color.red, size: CGSize(width: 4, height: 2)).png(scale: 1)
    let url = try #require(URL(string: "https://example.com/red.png"))
    let view = AsyncImage(url: url) {
      $0.accessibilityIdentifier("picture")
    } placeholder: {
      Text(verbatim: "waiting")
    }
    let host = ViewHost(view, size: CGSize(width: 50, height: 50)) {
      $0.imageLoader = AsyncImageLoader { _ in red }
      $0.layoutDirection = direction
    }
    #expect(host.shownTexts == ["waiting"])
    #expect(await host.settle())
    #expect(host.frame(of: "picture")?.size == CGSize(width: 4, height: 2))
  }

  private struct SampleApp: App {
    var body: some Scene {
      WindowGroup { Keeping(0) { value in Button("More") { value.wrappedValue += 1 } } }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the window of an app is driven`(direction: LayoutDirection) {
    let host = ViewHost(SampleApp(), size: CGSize(width: 300, height: 200)) {
      $0.layoutDirection = direction
    }
    #expect(host.tap(label: "More") && host.kept == "1")
  }
}
