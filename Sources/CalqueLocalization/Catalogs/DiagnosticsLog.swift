import CalqueICU
import Synchronization

/// Collects the diagnostics of localizers. Each diagnostic is kept once, up to a limit.
///
/// Nothing is allocated until there is a diagnostic: most localizers have nothing to report, and a
/// server makes one localizer for each request.
final class DiagnosticsLog: Sendable {
  private struct State {
    var seen: Set<LocalizationDiagnostic> = []
    var order: [LocalizationDiagnostic] = []
  }

  private final class Storage: Sendable {
    let state = Locked(State())
    let places = SeenPlaces()
  }

  /// A key made from changing data may be missing in a different form every time.
  private static let limit = 10_000
  private let storage = AtomicLazyReference<Storage>()

  var diagnostics: [LocalizationDiagnostic] {
    storage.load()?.state.withLock { $0.order } ?? []
  }

  private var made: Storage { storage.load() ?? storage.storeIfNil(Storage()) }

  /// Returns whether an entry that is not in the first table was found for the first time. Later
  /// calls take no lock, as a language that lacks a key lacks it every time.
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
