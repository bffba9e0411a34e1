/// Keeps what a host finds while it evaluates, lays out and draws its views: each cause once, and
/// no more than a report can show.
///
/// It is in the host's ``StateStorage`` and in the environment of its views; an emitter and a scene
/// have a `report` that fills in where the view is.
final class DiagnosticCollector {
  /// The most causes that are kept.
  static let limit = 200

  private var ofEvaluation = Kept()
  private var lasting = Kept()

  /// What was found, in the order in which it was found.
  var diagnostics: [ViewDiagnostic] {
    let dropped = lasting.dropped + ofEvaluation.dropped
    let found = lasting.order + ofEvaluation.order
    guard dropped > 0 else { return found }
    return found + [
      ViewDiagnostic(
        .moreFound, "\(dropped) more were found; only the first \(found.count) are kept")
    ]
  }

  /// Keeps a diagnostic, if its cause is not known yet.
  ///
  /// - Parameters:
  ///   - diagnostic: What was found.
  ///   - isLasting: Whether it stays when the views are evaluated again, as what happened once and
  ///     is not found again does. What is found in every evaluation belongs to that evaluation
  ///     only.
  ///   - isUnplaced: Whether the view that it is about is written next.
  func report(
    _ diagnostic: ViewDiagnostic, isLasting: Bool = false, isUnplaced: Bool = false
  ) {
    if isLasting {
      lasting.append(diagnostic)
    } else {
      ofEvaluation.append(diagnostic)
      if isUnplaced { hasUnplaced = true }
    }
  }

  /// Whether something was found whose view is not known yet: the colors of a shape are looked up
  /// before it is written.
  private(set) var hasUnplaced = false

  /// Says which view the latest of what was found is about.
  func place(_ locate: (ViewDiagnostic) -> ViewDiagnostic) {
    hasUnplaced = false
    ofEvaluation.changeLast { $0.path.isEmpty && $0.identifier == nil ? locate($0) : nil }
  }

  /// Forgets what belongs to the last evaluation.
  func beginEvaluation() {
    if !ofEvaluation.order.isEmpty { ofEvaluation = Kept() }
  }

  private struct Kept {
    private struct Cause: Hashable {
      let kind: ViewDiagnostic.Kind
      let message: String
      let identifier: String?
    }

    var order: [ViewDiagnostic] = []
    var dropped = 0
    private var causes: Set<Cause> = []

    /// Changes the last diagnostics up to one that needs no change.
    mutating func changeLast(_ change: (ViewDiagnostic) -> ViewDiagnostic?) {
      for index in order.indices.reversed() {
        guard let changed = change(order[index]) else { return }
        order[index] = changed
      }
    }

    mutating func append(_ diagnostic: ViewDiagnostic) {
      let cause = Cause(
        kind: diagnostic.kind, message: diagnostic.message, identifier: diagnostic.identifier)
      guard !causes.contains(cause) else { return }
      guard order.count < DiagnosticCollector.limit else {
        dropped += 1
        return
      }
      causes.insert(cause)
      order.append(diagnostic)
    }
  }
}
