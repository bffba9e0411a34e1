import CalqueSnapshotTesting
import CalqueTesting
import Foundation
import SnapshotTesting
import Testing

@MainActor
@Suite struct StrategiesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "calque-snapshot-strategies-\(UUID().uuidString)")

  private func host(width: CGFloat = 40) -> ViewHost {
    ViewHost(
      Color.blue.frame(width: width, height: 20).accessibilityIdentifier("box"),
      size: CGSize(width: 100, height: 60))
  }

  /// Records a reference by each strategy; then an equal host is equal, and a wider box is not.
  @Test func equalHostsMatchAndOthersDiffer() {
    defer { try? FileManager.default.removeItem(at: folder) }
    check("png", as: .png)
    check("frames", as: .frames)
    check("svg", as: .svg)
  }

  private func check<Format>(_ name: String, as strategy: Snapshotting<ViewHost, Format>) {
    func verify(_ host: ViewHost) -> String? {
      verifySnapshot(
        of: host, as: strategy, named: name, record: .missing, snapshotDirectory: folder.path)
    }
    #expect(verify(host())?.contains("No reference") == true)
    #expect(verify(host()) == nil, "\(name)")
    #expect(verify(host(width: 50)) != nil, "\(name)")
  }

  @Test func readersSeeNoDifferenceWithinTheTolerance() {
    let (small, wide) = (host(), host(width: 50))
    func data(_ host: ViewHost) -> Data { (try? host.png(scale: 2)) ?? Data() }
    let strict = Snapshotting<ViewHost, Data>.png.diffing
    let loose = Snapshotting<ViewHost, Data>.png(tolerance: PictureTolerance(share: 0.5)).diffing
    #expect(strict.diff(data(small), data(wide)) != nil)
    #expect(loose.diff(data(small), data(wide)) == nil)
  }
}
