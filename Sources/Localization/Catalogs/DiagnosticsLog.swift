import Messages
import Synchronization

/// Collects what localizers report. Each report is kept once, up to a limit.
final class DiagnosticsLog: Sendable {
  private struct State {
    var seen: Set<LocalizationDiagnostic> = []
    var order: [LocalizationDiagnostic] = []
  }

  /// A key made from changing data may be missing in a new form every time.
  private static let limit = 10_000
  private let state = Mutex(State())
  private let seen = AtomicLazyReference<SeenPlaces>()

  var diagnostics: [LocalizationDiagnostic] {
    state.withLock { $0.order }
  }

  /// Whether an entry that is not in the first table was met for the first time. No lock is taken
  /// for the others, as a language that lacks a key lacks it every time.
  func isNew(_ place: TableChain.Place) -> Bool {
    (seen.load() ?? seen.storeIfNil(SeenPlaces())).insert(place.index, of: place.table)
  }

  func report(_ diagnostic: LocalizationDiagnostic) {
    state.withLock { state in
      guard state.order.count < Self.limit, state.seen.insert(diagnostic).inserted else { return }
      state.order.append(diagnostic)
    }
  }
}
