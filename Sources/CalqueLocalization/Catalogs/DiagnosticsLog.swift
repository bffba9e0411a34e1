import CalqueICU
import Synchronization

/// Collects what localizers report. Each report is kept once, up to a limit.
///
/// Nothing is made before there is something to keep: most localizers have nothing to report, and a
/// server makes one for each request.
final class DiagnosticsLog: Sendable {
  private struct State {
    var seen: Set<LocalizationDiagnostic> = []
    var order: [LocalizationDiagnostic] = []
  }

  private final class Storage: Sendable {
    let state = Locked(State())
    let places = SeenPlaces()
  }

  /// A key made from changing data may be missing in a new form every time.
  private static let limit = 10_000
  private let storage = AtomicLazyReference<Storage>()

  var diagnostics: [LocalizationDiagnostic] {
    storage.load()?.state.withLock { $0.order } ?? []
  }

  private var made: Storage { storage.load() ?? storage.storeIfNil(Storage()) }

  /// Whether an entry that is not in the first table was met for the first time. No lock is taken
  /// for the others, as a language that lacks a key lacks it every time.
  func isNew(_ place: TableChain.Place) -> Bool {
    place.withTable { made.places.insert(place.index, of: $0) }
  }

  func report(_ diagnostic: LocalizationDiagnostic) {
    made.state.withLock { state in
      guard state.order.count < Self.limit, state.seen.insert(diagnostic).inserted else { return }
      state.order.append(diagnostic)
    }
  }
}
