public import Foundation

extension NotificationCenter {
  /// Names the method of an object to call: it is not called, since there is no runtime that finds
  /// methods by name. `addObserver(forName:object:queue:using:)` works.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}

extension Timer {
  /// Makes a timer that fires without effect, since there is no runtime that finds methods by name.
  /// `scheduledTimer(withTimeInterval:repeats:block:)` works.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
  }
}
