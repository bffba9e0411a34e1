import AppKit
import Foundation
import Testing

private final class Panel: NSPanel {
  override var canBecomeKey: Bool { true }

  init(content: NSView) {
    super.init(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200),
      styleMask: [.nonactivatingPanel, .fullSizeContentView], backing: .buffered, defer: false)
    contentView = content
    level = .floating
    collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
    (titleVisibility, isMovableByWindowBackground) = (.hidden, true)
    standardWindowButton(.closeButton)?.isHidden = true
  }
}

private final class Picture: NSView {
  override func draw(_ dirtyRect: NSRect) {}
  override func hitTest(_ point: NSPoint) -> NSView? { nil }
}

/// Windows, views and menus of AppKit keep what they are given, as code in representables needs it.
@MainActor @Suite struct KeptValuesTests {
  @Test func `a window has parts, a level and a focus`() {
    let (picture, field) = (Picture(), NSTextField(labelWithString: "a"))
    let panel = Panel(content: picture)
    #expect(panel.styleMask.contains(.fullSizeContentView) && panel.level == .floating)
    #expect(panel.contentView === picture && panel.frame.width == 300)
    panel.setContentSize(NSSize(width: 100, height: 50))
    panel.setFrameTopLeftPoint(NSPoint(x: 10, y: 100))
    #expect(panel.frame == NSRect(x: 10, y: 50, width: 100, height: 50))
    #expect(panel.convertPoint(toScreen: .zero) == NSPoint(x: 10, y: 50))
    panel.makeFirstResponder(field)
    #expect(panel.firstResponder === field && !field.isEditable && !field.drawsBackground)
    let other = NSViewController()
    #expect(NSWindow(contentViewController: other).contentView === other.view)
  }

  @Test func `a view has a layer when it asks for one`() {
    let view = Picture()
    #expect(view.layer == nil)
    view.wantsLayer = true
    view.layer?.cornerRadius = 4
    view.autoresizingMask = [.width, .height]
    #expect(view.layer?.cornerRadius == 4 && view.autoresizingMask.contains(.height))
  }

  @Test func `a scroll view has the text that is scrolled`() {
    let scroll = NSTextView.scrollableTextView()
    #expect(scroll.documentView is NSTextView && scroll.hasVerticalScroller)
    #expect(scroll.documentView?.enclosingScrollView === scroll)
    let other = Picture()
    scroll.documentView = other
    #expect(scroll.subviews.count == 1 && other.enclosingScrollView === scroll)
  }

  @Test func `a menu has items`() {
    let menu = NSMenu(title: "File")
    menu.addItem(withTitle: "Open", action: "open:", keyEquivalent: "o").tag = 3
    menu.addItem(.separator())
    let item = NSMenuItem(title: "Recent", action: nil, keyEquivalent: "")
    item.submenu = NSMenu()
    item.state = .on
    menu.insertItem(item, at: 1)
    #expect(menu.items.map(\.title) == ["Open", "Recent", ""] && menu.items[2].isSeparatorItem)
    #expect(menu.item(withTag: 3)?.title == "Open" && menu.item(at: 3) == nil)
    #expect(item.menu === menu && item.hasSubmenu)
    menu.removeItem(item)
    #expect(menu.numberOfItems == 2)
  }

  @Test func `changes with an animation happen at once`() {
    let view = Picture()
    var isDone = false
    NSAnimationContext.runAnimationGroup {
      $0.duration = 0.3
      view.animator().alphaValue = 0
    } completionHandler: {
      isDone = true
    }
    #expect(view.alphaValue == 0 && isDone)
  }

  @Test func `the process is the app that runs`() {
    #expect(NSWorkspace.shared.runningApplications.map(\.processIdentifier).count == 1)
    #expect(NSWorkspace.shared.frontmostApplication === NSRunningApplication.current)
    let box = NSButton(checkboxWithTitle: "Wrap", target: nil, action: nil)
    box.state = .on
    #expect(box.title == "Wrap" && box.state == .on)
  }
}
