public import Foundation

/// Where a text of UIKit or AppKit is laid out. It is not laid out; the container keeps what it is
/// given.
@MainActor @preconcurrency
open class NSTextContainer {
  /// The size in points.
  open var size: CGSize
  /// What is left free at both ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0
  /// What becomes of long lines.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the size is that of the view.
  open var widthTracksTextView = false, heightTracksTextView = false

  /// Makes a container.
  public init(size: CGSize) { self.size = size }
}

/// What lays a text of UIKit or AppKit out. It lays out nothing.
@MainActor @preconcurrency
open class NSLayoutManager {
  /// Makes a manager.
  public init() {}

  /// The containers.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the font's distance between lines counts.
  open var usesFontLeading = true
  /// Whether parts of a text are laid out when they are seen.
  open var allowsNonContiguousLayout = false

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Lays a container out: nothing happens.
  open func ensureLayout(for container: NSTextContainer) {}
  /// The rectangle of a container that has lines: none.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
}

/// A text of UIKit or AppKit, to be changed.
public typealias NSTextStorage = NSMutableAttributedString
