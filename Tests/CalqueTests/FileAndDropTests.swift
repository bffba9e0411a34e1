import Calque
import Foundation
import Testing
import UniformTypeIdentifiers

/// Files that views ask for, what is dropped on views, and inspectors.
@MainActor
@Suite struct FileAndDropTests {
  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test
  func `a chooser answers what a view asks for`() throws {
    struct Importing: View {
      @State var isPresented = false
      @State var name = "none"
      var body: some View {
        VStack {
          Text(verbatim: "\(isPresented) \(name)")
          Button("Open") { isPresented = true }.accessibilityIdentifier("open")
        }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.json]) { result in
          name = (try? result.get().lastPathComponent) ?? "failed"
        }
      }
    }
    let host = ViewHost(Importing(), size: CGSize(width: 300, height: 300))
    #expect(host.fileRequests.isEmpty && !host.chooseFiles(nil))
    #expect(host.tap("open"))
    let request = try #require(host.fileRequests.first)
    #expect(request.purpose == .importing && request.contentTypes == [.json])
    #expect(host.chooseFiles([URL(filePath: "/a/b.json")]))
    #expect(texts(host).first == "false b.json")
    #expect(host.tap("open") && host.chooseFiles(nil))
    #expect(texts(host).first == "false b.json")
    #expect(host.fileRequests.isEmpty)
  }

  @Test
  func `values are dropped on a view that takes them`() {
    struct Dropping: View {
      @State var dropped = "none"
      @State var log: [Bool] = []
      var body: some View {
        VStack {
          Text(verbatim: "\(dropped) \(log)").accessibilityIdentifier("text")
        }
        .dropDestination(for: String.self) { values, _ in
          dropped = values.joined()
          return true
        } isTargeted: {
          log.append($0)
        }
      }
    }
    let host = ViewHost(Dropping(), size: CGSize(width: 300, height: 300))
    #expect(!host.drop([URL(filePath: "/a")], on: "text"))
    #expect(host.drop(["a", "b"], on: "text"))
    #expect(texts(host) == ["ab [true, false]"])
  }

  @Test
  func `providers of items are dropped, by their types`() {
    struct Dropping: View {
      @State var dropped = "none"
      @State var isTargeted = false
      @State var log: [Bool] = []
      var body: some View {
        Text(verbatim: "\(dropped) \(log)").accessibilityIdentifier("text")
          .onChange(of: isTargeted) { log.append(isTargeted) }
          .onDrop(of: ["public.text"], isTargeted: $isTargeted) { items, place in
            for item in items {
              item.loadObject(ofClass: String.self) { text, _ in dropped = text ?? "other" }
            }
            return place.x > 0
          }
      }
    }
    let host = ViewHost(Dropping(), size: CGSize(width: 300, height: 300))
    #expect(!host.drop([URL(filePath: "/a")], on: "text"))
    #expect(host.drop(["a"], on: "text"))
    #expect(texts(host).first?.hasPrefix("a") == true)
  }

  @Test
  func `providers of items are dropped where their types have names`() {
    struct Tray: View {
      @State var count = 0
      var body: some View {
        Text(verbatim: "\(count)").accessibilityIdentifier("text")
          .onDrop(of: [.data], isTargeted: nil) { providers in
            count += providers.count
            return true
          }
      }
    }
    let host = ViewHost(Tray(), size: CGSize(width: 300, height: 300))
    #expect(host.drop(["a", "b"], on: "text"))
    #expect(texts(host) == ["2"])
  }

  @Test
  func `a delegate decides about a drop`() {
    final class Log { var lines: [String] = [] }
    struct Delegate: DropDelegate {
      let log: Log
      let operation: DropOperation
      func dropEntered(info: DropInfo) { log.lines.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
      func dropExited(info: DropInfo) { log.lines.append("exited") }
      func performDrop(info: DropInfo) -> Bool {
        log.lines.append("dropped \(info.values.count)")
        return true
      }
    }
    let log = Log()
    for operation in [DropOperation.move, .forbidden] {
      let view = Text(verbatim: "x").accessibilityIdentifier("x")
        .onDrop(of: [.text], delegate: Delegate(log: log, operation: operation))
      let host = ViewHost(view, size: CGSize(width: 100, height: 100))
      #expect(host.drop(["a"], on: "x") == (operation == .move))
    }
    #expect(log.lines == ["entered", "dropped 1", "entered", "exited"])
  }

  @Test
  func `an inspector is beside the view, or a sheet`() {
    let view = Color.white.inspector(isPresented: .constant(true)) { Text(verbatim: "inside") }
    for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
      let host = ViewHost(view, size: CGSize(width: 900, height: 600)) {
        $0.horizontalSizeClass = sizeClass
      }
      #expect(texts(host) == ["inside"])
      #expect(host.layoutDescription.contains("sheet") == (sizeClass == .compact))
    }
  }
}
