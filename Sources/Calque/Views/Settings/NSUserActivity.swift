public import Foundation

/// What a person does in an app, so that it can be continued elsewhere. Hosts continue none.
open class NSUserActivity: NSObject {
  /// What kind of thing is done.
  public let activityType: String
  /// What people read of it.
  open var title: String?
  /// What is needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// The web page that shows the same.
  open var webpageURL: URL?
  /// Whether it may be continued, found, or predicted.
  open var isEligibleForHandoff = true, isEligibleForSearch = false,
    isEligibleForPrediction = false
  /// The words that it is found by.
  open var keywords: Set<String> = []
  /// The name that the app knows it by.
  open var persistentIdentifier: String?

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds what is needed to continue it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes it the one that is done: nothing happens.
  open func becomeCurrent() {}
  /// Says that it is done: nothing happens.
  open func resignCurrent() {}
  /// Forgets it: nothing happens.
  open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
