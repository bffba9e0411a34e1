/// The fonts of this machine, found once and shared by all paragraphs.
public final class FontLibrary: Sendable {
  /// Looks for fonts where the system keeps them.
  public init() {}
}
