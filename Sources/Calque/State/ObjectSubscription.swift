import Combine

/// Has a body run again when an observable object says that it will change.
///
/// It is kept with the state of the view, one for each property that holds an object.
final class ObjectSubscription {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?
  private weak var storage: StateStorage?
  private var name = ""
  /// What runs again when the object changes; nil for all.
  private var owner: (any StateOwner)?
  private let changedInBackground = ObservedFlag()

  /// Follows an object from now on, instead of the one before.
  func follow<Object: ObservableObject>(_ object: Object, at place: PropertyPlace) {
    (owner, name, storage) = (place.owner, place.name, place.storage)
    guard self.object !== object else { return }
    self.object = object
    let changes = place.storage.publishedChanges
    let flag = changedInBackground
    subscription = object.objectWillChange.sink { [weak self] _ in
      // The views are evaluated at the next question, when the object has its new value.
      if MainQueue.isCurrent {
        self?.report()
      } else {
        flag.raise()
        changes.raise()
      }
    }
  }

  private func report() { storage?.changed(name, of: owner) }

  /// Takes the changes into account that another thread has made.
  ///
  /// - Returns: What has changed: the name of the property with that of its view.
  func takeBackgroundChange() -> String? {
    guard changedInBackground.isRaised else { return nil }
    changedInBackground.lower()
    report()
    return name
  }
}

extension ViewIdentity.Part {
  fileprivate static let subscription = Self("objectSubscription")
}

extension PropertyPlace {
  /// Has what the property belongs to run again when an object changes.
  @MainActor
  func follow<Object: ObservableObject>(_ object: Object) {
    storage.cell(at: identity.child(.part(.subscription))) { ObjectSubscription() }
      .follow(object, at: self)
  }
}
