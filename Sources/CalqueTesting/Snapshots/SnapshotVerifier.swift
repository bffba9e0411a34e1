public import Foundation

/// Compares snapshots with their references, and writes references where that is allowed.
public struct SnapshotVerifier: Sendable {
  /// What may be written.
  public var policy: SnapshotPolicy

  /// The number of lines of a difference that a message shows.
  private static let shownLines = 60

  /// Makes a verifier.
  public init(_ policy: SnapshotPolicy = SnapshotPolicy()) {
    self.policy = policy
  }

  /// Compares a snapshot with its reference.
  ///
  /// - Parameters:
  ///   - snapshot: The bytes of the snapshot.
  ///   - format: What it contains.
  ///   - reference: The reference, which is written if the policy says so.
  /// - Returns: What is wrong; `nil` if the snapshot matches a reference that existed before.
  /// - Throws: Errors of Foundation for files that cannot be read or written.
  public func verify(
    _ snapshot: Data, as format: SnapshotFormat, against reference: SnapshotReference
  ) throws -> SnapshotFailure? {
    guard FileManager.default.fileExists(atPath: reference.url.path) else {
      return try finish(missing(snapshot, reference), snapshot, reference)
    }
    let known = try Data(contentsOf: reference.url)
    if known == snapshot { return nil }
    let found = comparison(known, snapshot, format, reference)
    if let problem = policy.problem {
      return found ?? SnapshotFailure(message: problem)
    }
    let isWanted = policy.recording == .all || policy.recording == .failed && found != nil
    if isWanted, policy.refusal(of: reference) == nil {
      let change = found?.message ?? "The snapshot \(reference.fileName) changed invisibly."
      var failure = SnapshotFailure(message: change, artifacts: found?.artifacts ?? [])
      failure.message += "\n\nThe reference was written again: \(reference.url.path)"
      failure.isRecorded = true
      return try finish(failure, snapshot, reference)
    }
    guard var failure = found else { return nil }
    let refusal = isWanted ? policy.refusal(of: reference) : nil
    failure.message += "\n\n\(refusal ?? advice(reference))"
    return try finish(failure, snapshot, reference)
  }

  private func missing(_ snapshot: Data, _ reference: SnapshotReference) -> SnapshotFailure {
    let artifacts = [artifact("current", reference, snapshot)]
    if let refusal = policy.refusal(of: reference) {
      return SnapshotFailure(
        message: "The snapshot \(reference.fileName) has no reference. \(refusal)\n"
          + reference.url.path, artifacts: artifacts)
    }
    return SnapshotFailure(
      message: "The snapshot \(reference.fileName) had no reference. It was written: look at it, "
        + "and run the test again.\n\(reference.url.path)", artifacts: artifacts, isRecorded: true)
  }

  private func advice(_ reference: SnapshotReference) -> String {
    "If the change is right, run the test with CALQUE_RECORD=failed "
      + "CALQUE_RECORD_ONLY='\(reference.testFile)/\(reference.fileName)'.\n\(reference.url.path)"
  }

  /// Writes the reference if it is to be recorded, and the files of the failure.
  private func finish(
    _ failure: SnapshotFailure, _ snapshot: Data, _ reference: SnapshotReference
  ) throws -> SnapshotFailure {
    if failure.isRecorded {
      try FileManager.default.createDirectory(
        at: reference.url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try snapshot.write(to: reference.url, options: .atomic)
    }
    if let folder = policy.artifacts?.appendingPathComponent(reference.testFile) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for artifact in failure.artifacts {
        try artifact.data.write(to: folder.appendingPathComponent(artifact.name), options: .atomic)
      }
    }
    return failure
  }

  private func artifact(
    _ kind: String, _ reference: SnapshotReference, _ data: Data, as pathExtension: String? = nil
  ) -> SnapshotFailure.Artifact {
    let url = reference.url
    let name = "\(url.deletingPathExtension().lastPathComponent).\(kind)"
    return SnapshotFailure.Artifact(
      name: "\(name).\(pathExtension ?? url.pathExtension)", data: data)
  }
}

extension SnapshotVerifier {
  /// Returns what differs; `nil` if the difference is within the tolerance.
  private func comparison(
    _ known: Data, _ snapshot: Data, _ format: SnapshotFormat, _ reference: SnapshotReference
  ) -> SnapshotFailure? {
    let title = "The snapshot \(reference.fileName) differs from its reference"
    var failure = SnapshotFailure(
      message: "",
      artifacts: [
        artifact("reference", reference, known), artifact("current", reference, snapshot),
      ])
    guard let tolerance = format.tolerance else {
      let old = String(decoding: known, as: UTF8.self)
      let difference = LineDifference(from: old, to: String(decoding: snapshot, as: UTF8.self))
      if difference.isEmpty { return nil }
      let head = "--- reference\n+++ current\n"
      failure.message =
        "\(title). Lines: \(difference.removed) removed, \(difference.added) added.\n\n\(head)"
        + difference.unified(limit: Self.shownLines)
      failure.artifacts.append(
        artifact("difference", reference, Data((head + difference.unified()).utf8), as: "diff"))
      return failure
    }
    do {
      let comparison = try PictureComparison(
        reference: known, current: snapshot, tolerance: tolerance)
      if comparison.isMatch { return nil }
      failure.message = "\(title). \(comparison.description)"
      failure.message += comparison.worst.map { place(of: $0, at: format.scale) } ?? ""
      failure.artifacts.append(
        artifact("difference", reference, try comparison.difference()))
    } catch {
      failure.message = "\(title): \(error)."
    }
    return failure
  }

  /// A place in points, which frames are in.
  private func place(of pixel: PictureComparison.Pixel, at scale: Double) -> String {
    guard scale != 1, scale > 0 else { return "" }
    let (x, y) = (Double(pixel.x) / scale, Double(pixel.y) / scale)
    return " In points, the worst is at (\(x), \(y))."
  }
}
