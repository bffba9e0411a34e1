public import Foundation
import Synchronization

/// What people have copied. It is kept in memory, and other programs do not see it.
public final class UIPasteboard: Sendable {
  /// The pasteboard of all apps.
  public static let general = UIPasteboard()

  private struct Content {
    var strings: [String] = []
    var urls: [URL] = []
    var images: [UIImage] = []
    var colors: [UIColor] = []
    var items: [String: Data] = [:]
    var changes = 0
  }

  private let content = Mutex(Content())

  /// Makes an empty pasteboard, which is not that of all apps.
  public init() {}

  /// What was copied takes the place of what was there.
  private func copy(_ change: (inout Content) -> Void) {
    content.withLock { content in
      let changes = content.changes
      content = Content(changes: changes + 1)
      change(&content)
    }
  }

  /// The text; that of a URL, if one was copied.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts.
  public var strings: [String]? {
    get {
      content.withLock { content in
        let found =
          content.strings.isEmpty ? content.urls.map(\.absoluteString) : content.strings
        return found.isEmpty ? nil : found
      }
    }
    set { copy { $0.strings = newValue ?? [] } }
  }

  /// The URL.
  public var url: URL? {
    get { content.withLock { $0.urls.first } }
    set { copy { $0.urls = newValue.map { [$0] } ?? [] } }
  }

  /// The URLs.
  public var urls: [URL]? {
    get { content.withLock { $0.urls.isEmpty ? nil : $0.urls } }
    set { copy { $0.urls = newValue ?? [] } }
  }

  /// The picture.
  public var image: UIImage? {
    get { content.withLock { $0.images.first } }
    set { copy { $0.images = newValue.map { [$0] } ?? [] } }
  }

  /// The pictures.
  public var images: [UIImage]? {
    get { content.withLock { $0.images.isEmpty ? nil : $0.images } }
    set { copy { $0.images = newValue ?? [] } }
  }

  /// The colour.
  public var color: UIColor? {
    get { content.withLock { $0.colors.first } }
    set { copy { $0.colors = newValue.map { [$0] } ?? [] } }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { images != nil }
  /// How often something was copied.
  public var changeCount: Int { content.withLock { $0.changes } }

  /// Copies data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    copy { $0.items = [pasteboardType: data] }
  }

  /// The data of a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    content.withLock { $0.items[pasteboardType] }
  }

  /// Copies a text as a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String {
      string = text
    } else if let found = value as? URL {
      url = found
    }
  }
}
