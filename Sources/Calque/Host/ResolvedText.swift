public import Foundation

/// A text of a host: what it came to, where it is, and what is wrong with it.
public struct ResolvedText: Hashable, Sendable {
  /// What is shown, isolates included.
  public let string: String
  /// The key that no catalog has; `nil` if there was no key, or it was found.
  public let missingKey: String?
  /// The language of the text, as BCP 47 writes it.
  public let language: String
  /// The name of the text, if it has one.
  public let identifier: String?
  /// Where it is, in points.
  public let frame: CGRect
  /// Whether a part of it is left out.
  public let isTruncated: Bool
  /// Whether it stands out of the view around it, or of the host without being scrolled.
  public let overflows: Bool
}

extension ViewHost {
  /// The texts that are laid out, in the order of the views.
  public var texts: [ResolvedText] {
    let host = CGRect(origin: .zero, size: size)
    return placedTexts.map { text in
      let isInside =
        text.frame.stands(in: text.room) && (text.isScrolled || text.frame.stands(in: host))
      return ResolvedText(
        string: text.leaf.string, missingKey: text.leaf.missingKey,
        language: text.leaf.language, identifier: text.identifier, frame: text.frame,
        isTruncated: text.leaf.isTruncated(at: text.frame.size),
        overflows: !isInside && !text.frame.isEmpty)
    }
  }
}

extension CGRect {
  /// Whether no edge is outside of a rectangle by more than half a point, which cannot be seen: sums
  /// of points are not exact.
  fileprivate func stands(in room: CGRect) -> Bool {
    minX >= room.minX - 0.5 && maxX <= room.maxX + 0.5 && minY >= room.minY - 0.5
      && maxY <= room.maxY + 0.5
  }
}
