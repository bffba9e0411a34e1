public import Calque
import Foundation

/// Something that snapshots are made of.
@MainActor
public protocol SnapshotSubject {
  /// The name of a snapshot that is not given one; `nil` if it is counted.
  var snapshotName: String? { get }

  /// Returns the bytes of a snapshot.
  ///
  /// - Throws: Errors of the renderer, such as a missing font.
  func snapshot(as format: SnapshotFormat) throws -> Data
}

extension ViewHost: SnapshotSubject {
  /// The snapshots of a host are counted.
  public var snapshotName: String? { nil }

  /// Returns what the host shows now.
  public func snapshot(as format: SnapshotFormat) throws -> Data {
    switch format.content {
    case .frames: Data("\(layoutDescription)\n".utf8)
    case .accessibility: Data("\(accessibilityDescription)\n".utf8)
    case .svg: Data(try svg().utf8)
    case .png(let scale, _): try png(scale: scale)
    }
  }
}
