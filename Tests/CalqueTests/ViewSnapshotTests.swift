import Calque
import Foundation
import Testing

/// Pictures that tasks write without the main actor.
@MainActor
@Suite struct ViewSnapshotTests {
  private func host(_ number: Int = 0) -> ViewHost {
    let rows = VStack(alignment: .leading) {
      ForEach(0..<20) { Text(verbatim: "Row \(number) of \($0)").padding(.leading, 0.3) }
      RoundedRectangle(cornerRadius: 7.3).fill(.blue).frame(width: 33.3, height: 21.7)
    }
    return ViewHost(rows, size: CGSize(width: 390, height: 844))
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func bytesAreThoseOfTheHost(_ scale: CGFloat) async throws {
    let host = host()
    let snapshot = try host.snapshot(scale: scale)
    let (png, svg, pdf) = (try host.png(scale: scale), try host.svg(), try host.pdf())
    #expect(try await snapshot.png() == png)
    #expect(try await snapshot.svg() == svg)
    #expect(try await snapshot.pdf() == pdf)
    #expect(snapshot.size == host.size)
  }

  @Test func manyAtOnceAreTheSameAsOneByOne() async throws {
    let hosts = (0..<8).map { host($0) }
    let expected = try hosts.map { try $0.png() }
    let tasks = try hosts.map { host in
      let snapshot = try host.snapshot()
      return Task { try await snapshot.png() }
    }
    for (picture, task) in zip(expected, tasks) { #expect(try await task.value == picture) }
  }

  /// What a snapshot shows does not change with its host.
  @Test func theHostCanChangeAfterwards() async throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Toggle(isOn ? "on" : "off", isOn: $isOn).accessibilityIdentifier("switch")
      }
    }
    let host = ViewHost(Switch(), size: CGSize(width: 200, height: 60))
    let before = try host.png()
    let snapshot = try host.snapshot()
    #expect(host.tap("switch"))
    #expect(try await snapshot.png() == before)
    #expect(try host.png() != before)
  }

  @Test func withoutFontsThereIsNoSnapshot() throws {
    let none = try FontLibrary(files: [])
    let host = ViewHost(Text(verbatim: "a"), size: CGSize(width: 50, height: 50)) {
      $0.fontLibrary = none
    }
    #expect(throws: FontError.self) { try host.snapshot() }
  }
}
