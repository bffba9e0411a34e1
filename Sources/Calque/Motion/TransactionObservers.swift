/// The hosts, which have to know where a transaction begins and ends: what is changed in different
/// transactions moves differently.
enum TransactionObservers {
  private struct Entry {
    weak var observer: (any TransactionObserver)?
  }

  @MainActor private static var entries: [Entry] = []

  @MainActor static func add(_ observer: any TransactionObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// Has changes that were made until now taken into account. Hosts live on the main actor;
  /// elsewhere their changes wait for the next question.
  static func flush() {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      for entry in entries { entry.observer?.transactionChanges() }
    }
  }
}

/// What has to know where transactions begin and end.
@MainActor
protocol TransactionObserver: AnyObject {
  func transactionChanges()
}
