/// What Foundation brings along on Apple's platforms, and is in modules of its own elsewhere.
///
/// SwiftUI brings AppKit on a Mac. It is asked for, since an app for iOS has none. UIKit brings
/// UserNotifications, which is asked for too: only a stub has it here.
///
/// A file is given the imports only if it has words that it needs them for, so that files which
/// compile do so as before.
package struct ImpliedImports {
  /// The modules, in the order of the alphabet.
  package let modules: [String]

  /// Finds the modules that a source needs and does not import.
  package init(_ source: SwiftTokens) {
    var imported: Set<String> = []
    var words: Set<String> = []
    var macWords: Set<String> = []
    var depth = 0
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .directive:
        if source.has("#if", at: index) { depth += 1 }
        if source.has("#endif", at: index) { depth -= 1 }
      case .word where source.has(".", at: index - 1): break
      case .word where source.has("import", at: index):
        imported.insert(source.text(at: index + 1))
      case .word:
        words.insert(source.text(at: index))
        // What is in a condition may be for another platform.
        if depth == 0 { macWords.insert(source.text(at: index)) }
      default: break
      }
    }
    modules = Self.words.keys.sorted().filter { name in
      let bringers = Self.bringers[name] ?? Self.modulesWithFoundation
      let known = name == Self.macModule ? macWords : words
      return !imported.contains(name) && !bringers.isDisjoint(with: imported)
        && (Self.exporters[name] ?? []).isDisjoint(with: imported)
        && !known.isDisjoint(with: Self.words[name] ?? [])
    }
  }

  /// The lines that import the modules.
  var lines: String {
    modules.map { name in
      Self.askedFor.contains(name)
        ? "#if canImport(\(name))\nimport \(name)\n#endif\n" : "import \(name)\n"
    }.joined()
  }

  private static let macModule = "AppKit"
  private static let askedFor: Set = [macModule, "UserNotifications"]
  /// Modules that bring all of Apple's Foundation.
  private static let modulesWithFoundation: Set = ["Foundation", "UIKit", "AppKit", "SwiftUI"]
  /// Modules that bring others on Apple's platforms.
  private static let bringers: [String: Set<String>] = [
    macModule: ["SwiftUI"], "UserNotifications": ["SwiftUI", "UIKit"],
  ]
  /// Modules that bring others here too.
  private static let exporters: [String: Set<String>] = [
    macModule: ["Cocoa", "UIKit"], "Combine": ["SwiftUI"], "Observation": ["SwiftUI"],
  ]

  private static let words: [String: Set<String>] = [
    macModule: [
      "NSAlert", "NSAnimationContext", "NSApp", "NSAppearance", "NSApplication",
      "NSApplicationDelegate", "NSBorderType", "NSButton", "NSClickGestureRecognizer", "NSClipView",
      "NSColor", "NSControl", "NSControlTextEditingDelegate", "NSCursor", "NSEvent",
      "NSFocusRingType", "NSFont", "NSFontManager", "NSFontPanel", "NSGestureRecognizer",
      "NSHostingController", "NSHostingSizingOptions", "NSHostingView", "NSImage", "NSImageScaling",
      "NSImageView", "NSMagnificationGestureRecognizer", "NSMenu", "NSMenuDelegate", "NSMenuItem",
      "NSOpenPanel", "NSPanGestureRecognizer", "NSPanel", "NSPasteboard", "NSPopover",
      "NSPopoverDelegate", "NSResponder", "NSRunningApplication", "NSSavePanel", "NSScreen",
      "NSScrollView", "NSScroller", "NSSearchField", "NSSearchFieldDelegate", "NSSound",
      "NSTextField", "NSTextFieldDelegate", "NSTextView", "NSTextViewDelegate",
      "NSTitlebarSeparatorStyle", "NSToolbar", "NSTrackingArea", "NSUserInterfaceItemIdentifier",
      "NSView", "NSViewController", "NSViewControllerRepresentable",
      "NSViewControllerRepresentableContext", "NSViewRepresentable", "NSViewRepresentableContext",
      "NSVisualEffectView", "NSWindow", "NSWindowController", "NSWindowDelegate", "NSWorkspace",
      "nsColor", "nsImage",
    ],
    "Combine": [
      "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "Just",
      "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
      "Publisher", "Publishers",
    ],
    "FoundationNetworking": [
      "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
      "URLCache",
      "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
      "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
      "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
      "URLSessionTask", "URLSessionTaskDelegate", "URLSessionWebSocketTask",
    ],
    "Observation": [
      "Observable", "ObservationIgnored", "ObservationRegistrar", "Observations",
      "withObservationTracking",
    ],
    "UserNotifications": [
      "UNAuthorizationOptions", "UNMutableNotificationContent", "UNNotificationRequest",
      "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
      "UNUserNotificationCenterDelegate",
    ],
    "FoundationXML": ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"],
  ]
}
