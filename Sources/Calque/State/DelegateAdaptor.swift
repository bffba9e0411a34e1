public import Combine
public import Foundation

/// Makes objects of classes that are known by their types only. Foundation's `NSObject` has no
/// required initializer outside of Apple's platforms, so that Swift does not call that of a type.
/// Each subclass has its `init()` in the place of that of `NSObject`, though, where this class has
/// a required one: a call through this class reaches that of the subclass.
///
/// It is open, so that the compiler cannot take its own initializer for the only one.
open class _DelegateMaker: NSObject {
  /// Never called: what is made is of another class.
  public required override init() { super.init() }

  /// Makes an object with the `init()` of its class.
  @inline(never)
  static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    let maker = unsafeBitCast(type as AnyClass, to: _DelegateMaker.Type.self)
    let object = Unmanaged.passRetained(maker.init()).toOpaque()
    return Unmanaged<Delegate>.fromOpaque(object).takeRetainedValue()
  }
}

/// An object that is told when an app starts. UIKit and AppKit declare what it is told.
public protocol _LaunchedDelegate: AnyObject {
  /// Called once, before the first scene of the app is evaluated.
  @MainActor func _launch()
}

/// The delegate of an app, as long as its host exists.
final class DelegateObject<Delegate: AnyObject> {
  private let make: () -> Delegate
  private(set) lazy var object = make()
  var isLaunched = false

  init(_ make: @escaping () -> Delegate) { self.make = make }
}

/// The delegates of the app of a host, which views find in their environment.
final class DelegateObjects: EvaluationObject {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  func beginEvaluation() {}

  subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  func add(_ object: AnyObject) { objects[ObjectIdentifier(type(of: object))] = object }
}

/// What the adaptors of the platforms have in common.
protocol DelegateAdaptor: InstallableProperty {
  associatedtype DelegateType: AnyObject
  var delegate: DelegateObject<DelegateType> { get set }
}

extension DelegateAdaptor {
  @MainActor
  mutating func install(at place: PropertyPlace) {
    let own = delegate
    delegate = place.storage.cell(at: place.identity) { own }
    guard !delegate.isLaunched else { return }
    delegate.isLaunched = true
    place.storage.object { DelegateObjects() }.add(delegate.object)
    (delegate.object as? any _LaunchedDelegate)?._launch()
  }
}

/// The delegate of an app on iOS. A host that shows a window of the app makes one object and tells
/// it that the app was started. One that is an observable object is in the environment of all
/// views.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: AnyObject> {
  var delegate: DelegateObject<DelegateType>

  /// Makes an adaptor of a function that makes the delegate.
  public init(_make make: @escaping () -> DelegateType) {
    delegate = DelegateObject(make)
  }

  /// Makes an adaptor of the delegate's class, which has an initializer without arguments.
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: NSObject {
    self.init(_make: { _DelegateMaker.make(delegateType) })
  }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate.object }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// The delegate with its members as bindings.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

/// The delegate of an app on macOS, as ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject> {
  var delegate: DelegateObject<DelegateType>

  /// Makes an adaptor of the delegate's class, which has an initializer without arguments.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = DelegateObject { _DelegateMaker.make(delegateType) }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate.object }
}

extension NSApplicationDelegateAdaptor: DelegateAdaptor {}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// The delegate with its members as bindings.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

/// The delegate of an app on watchOS, as ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject> {
  var delegate: DelegateObject<DelegateType>

  /// Makes an adaptor of the delegate's class, which has an initializer without arguments.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = DelegateObject { _DelegateMaker.make(delegateType) }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate.object }
}

extension WKApplicationDelegateAdaptor: DelegateAdaptor {}

extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// The delegate with its members as bindings.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}
