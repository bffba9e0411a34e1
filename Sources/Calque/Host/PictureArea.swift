public import Foundation

/// A symbol or a picture, and how much of it is shown.
public struct PictureArea: Hashable, Sendable {
  /// The name of the view, or of the nearest view around that has one.
  public let identifier: String?
  /// The kinds of the views around, the outermost first, and `Image`.
  public let path: [String]
  /// Where it is, in points from the host's top left corner.
  public let frame: CGRect
  /// The part of its frame that clips, scroll views and the host show. Along an axis that scrolls,
  /// everything counts as shown.
  public let shown: CGRect
  /// Whether it is a symbol, or a vector picture that is drawn as one.
  public let isSymbol: Bool
  /// Whether it is a symbol behind a shape that is painted later and has nothing on it, partly
  /// behind the ground of a text beside it, or behind something in front of its scroll view however
  /// far people scroll.
  public let isHidden: Bool
  /// How much of a symbol is cut by a round corner or another outline of a clip, from 0 to 1.
  public let cutShare: CGFloat
}

extension ViewHost {
  /// The symbols and pictures, in the order of the views.
  public var pictureAreas: [PictureArea] { placesSurvey.pictureAreas }
}

extension InkSurvey {
  /// Those that are not invisible by their opacity, and do not only say where something else is.
  var pictureAreas: [PictureArea] {
    pictures.compactMap { picture in
      let context = picture.context
      guard context.opacity > 0, !context.isMask else { return nil }
      let frame = context.shown(picture.frame)
      return PictureArea(
        identifier: picture.identifier ?? context.identifier, path: context.path, frame: frame,
        shown: frame.intersection(context.clip).intersection(context.host),
        isSymbol: picture.image.isSymbol,
        isHidden: isBehindEmptyGround(picture) || isBehindGroundOfText(picture)
          || isHiddenForever(picture),
        cutShare: picture.image.isSymbol ? context.cutShare(of: frame) : 0)
    }
  }
}
