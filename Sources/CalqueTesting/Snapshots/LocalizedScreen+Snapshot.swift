import Calque
public import Foundation

extension LocalizedScreen: SnapshotSubject {
  /// The screen and its locale: `Settings-ar`.
  public var snapshotName: String? {
    String("\(name)-\(locale)".map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }

  /// Returns the screen as it was laid out; the bytes are those of a host that shows it.
  public func snapshot(as format: SnapshotFormat) throws -> Data {
    switch format.content {
    case .frames: Data("\(ViewHost.layoutDescription(of: views))\n".utf8)
    case .accessibility:
      Data("\(elements.map(\.description).joined(separator: "\n"))\n".utf8)
    case .svg: Data(try svg().utf8)
    case .png(let scale, _): try png(scale: scale)
    }
  }
}
