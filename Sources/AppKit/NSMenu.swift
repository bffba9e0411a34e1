public import CalqueUIFoundation
public import Foundation

/// A menu of AppKit. Hosts show none of them; it keeps what it is given.
@MainActor @preconcurrency
open class NSMenu {
  /// The title.
  open var title: String
  /// The items.
  open var items: [NSMenuItem] = []
  /// Whether items are enabled by what answers to them.
  open var autoenablesItems = true
  /// The object that is told that the menu opens: it is told nothing.
  open weak var delegate: (any NSMenuDelegate)?

  /// Makes a menu.
  public init(title: String) { self.title = title }
  /// Makes a menu.
  public convenience init() { self.init(title: "") }

  /// How many items there are.
  open var numberOfItems: Int { items.count }

  /// Adds an item.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }

  /// Adds an item. The method is not called.
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }

  /// Adds an item at a place.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(index, 0), items.count))
    newItem.menu = self
  }

  /// Takes an item away.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Takes all items away.
  open func removeAllItems() { items = [] }
  /// The item at a place.
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  /// The first item of a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// The first item of a number.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// Puts an item's menu beside it.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

  /// Opens the menu: it is not shown.
  ///
  /// - Returns: Whether something was chosen: no.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    false
  }

  /// Opens the menu of a view: it is not shown.
  public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
}

/// An object that is told that a menu opens. It is told nothing.
@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
  /// Told that the menu opens.
  func menuWillOpen(_ menu: NSMenu)
  /// Told that the menu was closed.
  func menuDidClose(_ menu: NSMenu)
  /// Told that the menu needs its items.
  func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
}

/// Something of a menu.
@MainActor @preconcurrency
open class NSMenuItem {
  /// What it is called.
  open var title: String
  /// What it is called.
  open var attributedTitle: NSAttributedString?
  /// The name of the method, and the object. The method is not called.
  open var action: Selector?
  /// The object of the method.
  open weak var target: AnyObject?
  /// The key.
  open var keyEquivalent: String
  /// The keys that are held down.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// The picture.
  open var image: NSImage?
  /// Whether it has a check mark.
  open var state = NSControl.StateValue.off
  /// Whether it reacts and is hidden.
  open var isEnabled = true, isHidden = false, isAlternate = false
  /// A number to find the item by.
  open var tag = 0
  /// How far it is indented.
  open var indentationLevel = 0
  /// What it is about.
  open var representedObject: Any?
  /// The menu beside it.
  open var submenu: NSMenu?
  /// A view in its place.
  open var view: NSView?
  /// What is shown beside a pointer that rests.
  open var toolTip: String?
  /// The name of the item.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The menu that it is in.
  open internal(set) weak var menu: NSMenu?
  /// Whether it is a line between others.
  open private(set) var isSeparatorItem = false
  /// Whether it has a menu beside it.
  open var hasSubmenu: Bool { submenu != nil }

  /// Makes an item. The method is not called.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
  }

  /// Makes an item.
  public convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

  /// Makes a line between others.
  public class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
}

extension NSControl {
  /// Whether something is on.
  public typealias StateValue = NSButton.StateValue
}

/// A bubble with a screen. Hosts show none of AppKit's.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
  /// When it goes.
  public enum Behavior: Int, Sendable {
    /// The ways by their names.
    case applicationDefined, transient, semitransient
  }

  /// The screen.
  open var contentViewController: NSViewController?
  /// The size in points.
  open var contentSize = NSSize.zero
  /// When it goes.
  open var behavior = Behavior.applicationDefined
  /// Whether it comes and goes with an animation.
  open var animates = true
  /// Light or dark colours, whatever the system says.
  open var appearance: NSAppearance?
  /// The object that is asked about it: it is not asked.
  open weak var delegate: (any NSPopoverDelegate)?
  /// Whether it is shown: no.
  open var isShown: Bool { false }

  /// Shows it: nothing happens.
  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {}
  /// Closes it.
  open func close() {}
  /// Closes it as people do.
  open func performClose(_ sender: Any?) {}
}

/// An object that is asked about a bubble. It is not asked.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: AnyObject {
  /// Whether the bubble may be closed.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Told that the bubble came.
  func popoverDidShow(_ notification: Notification)
  /// Told that the bubble goes.
  func popoverWillClose(_ notification: Notification)
  /// Told that the bubble went.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// True.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Does nothing.
  public func popoverDidShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}

/// Changes of views and windows with an animation. They happen at once.
@MainActor @preconcurrency
open class NSAnimationContext {
  /// The context of changes.
  public static let current = NSAnimationContext()

  /// How long changes take, in seconds; they take no time.
  open var duration: TimeInterval = 0.25
  /// How fast they are when.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether changes without an animator are animated, too.
  open var allowsImplicitAnimation = false

  /// Makes changes at once.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    completionHandler?()
  }

  /// Begins changes.
  public class func beginGrouping() {}
  /// Ends changes.
  public class func endGrouping() {}

  init() {}
}
