import Synchronization

/// The fonts of a machine, found once and shared by all paragraphs.
///
/// Only font files decide what it answers: no user's preferences, no environment, no order of
/// folders. The Noto families are preferred for every script.
public final class FontLibrary: Sendable {
  /// Where Linux systems keep the fonts that all users share.
  public static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  private let fonts: FontStore
  private let texts = Mutex(RecentTexts())

  /// Looks for fonts.
  ///
  /// - Parameter folders: Where to look, folders inside these included.
  public init(folders: [String] = FontLibrary.systemFolders) {
    fonts = FontStore(folders: folders)
  }

  /// A text, shaped. Interfaces show the same words again and again: a text that was asked for
  /// lately is not shaped again.
  func shapedText(_ text: StyledText) -> ShapedText {
    if let known = texts.withLock({ $0.find(text) }) { return known }
    let shaped = ShapedText(text, fonts: fonts)
    texts.withLock { $0.insert(shaped, for: text) }
    return shaped
  }
}
