public import Foundation

/// What a reader of a screen does not see of a text, or sees badly.
///
/// What counts is ink: where letters are after all drawing effects, and whether it is left out,
/// cut, or drawn over. So a badge that is moved over a corner, or a text with an `offset`, has no
/// fault as long as nothing is cut: see ``Kind``.
public struct TextFault: Hashable, Sendable {
  /// What is wrong with a text.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A part of the text is left out, with an ellipsis.
    case truncated
    /// Ink is outside of the host where it cannot be scrolled to; or the layout gave the text, or a
    /// container of it, less room than it takes, so that it sticks out of a frame. What `offset`,
    /// `position`, an overlay, a background, a transform or a negative padding moves out of a frame
    /// does not count, unless the host or a clip cuts it. A frame of width or height 0 does not
    /// count: it takes the view out of the layout on purpose.
    case overflowing
    /// A part of the ink is outside of a clip or, across the direction of scrolling, of a scroll
    /// view. A text of which nothing is seen, as something folded up, has no fault.
    case clipped
    /// A word is wider than its line and is continued on the next one without a hyphen.
    case broken
    /// Letters are drawn over letters of another text with nothing between them to cover those, or
    /// a part of the letters is behind another view, such as the background of a text. Both must be
    /// at least half opaque, and neither may scroll under the other. A text that is hidden as a
    /// whole has no fault.
    case overlapping
  }

  /// What is wrong.
  public var kind: Kind
  /// What exactly is wrong, in words with numbers.
  public var message: String
  /// The room that the text should have kept to, in points from the host's top left corner.
  public var room: CGRect?
  /// By how many points the room is too small; 0 where that is not a length.
  public var excess: CGFloat

  init(_ kind: Kind, _ message: String, room: CGRect? = nil, excess: CGFloat = 0) {
    self.kind = kind
    self.message = message
    self.room = room
    self.excess = excess
  }
}
