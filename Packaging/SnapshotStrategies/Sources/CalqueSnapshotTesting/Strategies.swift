import CalqueTesting
import Dispatch
import Foundation
import SnapshotTesting

extension Snapshotting where Value: SnapshotSubject, Format == Data {
  /// A picture at two pixels for each point, that may not differ noticeably.
  public static var png: Snapshotting { png() }

  /// A picture.
  ///
  /// - Parameters:
  ///   - tolerance: How much it may differ from its reference.
  ///   - scale: The number of pixels per point.
  public static func png(
    tolerance: PictureTolerance = .visible, scale: Double = 2
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .picture(tolerance),
      asyncSnapshot: { subject in
        subject.content(as: .png(tolerance: tolerance, scale: scale))
      })
  }
}

extension Snapshotting where Value: SnapshotSubject, Format == String {
  /// The tree of views with their frames, as `ViewHost.layoutDescription`.
  public static var frames: Snapshotting { text(.frames) }
  /// The tree of what assistive technology reads, as `ViewHost.accessibilityDescription`.
  public static var accessibility: Snapshotting { text(.accessibility) }
  /// The drawing as the text of an SVG file.
  public static var svg: Snapshotting { text(.svg) }

  private static func text(_ format: SnapshotFormat) -> Snapshotting {
    Snapshotting(
      pathExtension: format.pathExtension, diffing: .readable,
      asyncSnapshot: { subject in
        subject.content(as: format).map { String(decoding: $0, as: UTF8.self) }
      })
  }
}

/// What the content of a snapshot begins with that could not be made. It is never equal to a
/// reference, not even to one that was recorded with the same error.
private let failure = "The snapshot could not be made: "

/// The queue of the main actor. On Linux it is not always run by the main thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    let key = key
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

extension SnapshotSubject {
  /// Returns the content on the main actor, or the text of an error.
  fileprivate nonisolated func content(as format: SnapshotFormat) -> Async<Data> {
    @MainActor func make() -> Data {
      do {
        return try snapshot(as: format)
      } catch {
        return Data("\(failure)\(error)".utf8)
      }
    }
    return Async { callback in
      if MainQueue.isCurrent {
        callback(MainActor.assumeIsolated { make() })
      } else {
        Task { @MainActor in callback(make()) }
      }
    }
  }
}

extension Diffing where Value == Data {
  /// Compares pictures as readers see them, and attaches a picture of the difference.
  fileprivate static func picture(_ tolerance: PictureTolerance) -> Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { reference, current in
        if current.starts(with: Data(failure.utf8)) {
          return (String(decoding: current, as: UTF8.self), [])
        }
        do {
          let comparison = try PictureComparison(
            reference: reference, current: current, tolerance: tolerance)
          guard !comparison.isMatch else { return nil }
          let pictures = [reference, current, try comparison.difference()]
          return (
            comparison.description,
            pictures.map { .init(data: $0, uniformTypeIdentifier: "public.png") }
          )
        } catch {
          return ("\(error)", [])
        }
      })
  }
}

extension Diffing where Value == String {
  /// Compares lines.
  fileprivate static var readable: Diffing {
    let lines = Diffing.lines
    return Diffing(
      toData: lines.toData, fromData: lines.fromData,
      diff: { reference, current in
        current.starts(with: failure) ? (current, []) : lines.diff(reference, current)
      })
  }
}
