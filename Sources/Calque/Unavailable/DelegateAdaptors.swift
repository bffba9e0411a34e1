public import Foundation

// Swift cannot make an object of a class that is only known to inherit from NSObject: Foundation's
// NSObject has no required initialiser outside of Apple's platforms. What returns a value ends in
// fatalError, which is never reached: code that names these does not compile.

/// The delegate of the application object, which is not there.
@available(
  *, unavailable, message: "There is no application object here: make the delegate where it is used"
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
  /// Not available.
  public var wrappedValue: DelegateType { fatalError() }
  /// Not available.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// The delegate of the application object, which is not there.
@available(
  *, unavailable, message: "There is no application object here: make the delegate where it is used"
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject> {
  /// Not available.
  public var wrappedValue: DelegateType { fatalError() }
  /// Not available.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// The delegate of the application object, which is not there.
@available(
  *, unavailable, message: "There is no application object here: make the delegate where it is used"
)
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject> {
  /// Not available.
  public var wrappedValue: DelegateType { fatalError() }
  /// Not available.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
