import CalqueLayout
public import Foundation

/// A scroll view or list, and how much of its content can be seen by scrolling.
public struct ScrollArea: Hashable, Sendable {
  /// The name of the view, or of the nearest view around that has one.
  public let identifier: String?
  /// The kinds of the views around, the outermost first, and of the view itself.
  public let path: [String]
  /// Where the view is, in points from the host's top left corner.
  public let frame: CGRect
  /// Where its content is, as far as it is scrolled now, in the same coordinates.
  public let content: CGRect
  /// How far people have scrolled it from where its content starts, in points.
  public let offset: CGSize
  /// Whether people can scroll it; see ``View/scrollDisabled(_:)``.
  public let isEnabled: Bool
  /// By how much the view itself is larger than a frame around it, along axes that it does not
  /// scroll: across, it is as large as its content. In points; 0 if it fits.
  public let excess: CGFloat
  /// How far the content reaches out of what the view, clips and scroll views around it and the
  /// host show, in points. Along an axis in which something scrolls it is 0.
  public let hidden: CGSize
}

extension ViewHost {
  /// The scroll views and lists that are seen, in the order of the views.
  public var scrollAreas: [ScrollArea] { placesSurvey.scrollAreas }

  /// What is around the views of the host, without their texts.
  var placesSurvey: InkSurvey {
    InkSurvey(scene, at: origin, host: CGRect(origin: .zero, size: size), notesTexts: false)
  }

  /// What can be touched, what scrolls, and the pictures, from one way through the views.
  package var areas: (touched: [TouchArea], scrolled: [ScrollArea], pictures: [PictureArea]) {
    let survey = placesSurvey
    return (touchAreas(survey), survey.scrollAreas, survey.pictureAreas)
  }
}

extension ScrollArea {
  /// Makes the area of a view; nil if nothing of it is seen.
  ///
  /// - Parameters:
  ///   - context: The context of what is inside the view, where axes that scroll have no bounds.
  ///   - rooms: The frames around the view.
  init?(
    frame: CGRect, content: CGRect, _ port: ScrollPort, in context: InkContext,
    rooms: [InkContext.Room]
  ) {
    let seen = context.clip.intersection(context.host)
    let shown = context.shown(content)
    let common = shown.intersection(seen)
    guard context.opacity > 0, !shown.isEmpty, !common.isEmpty else { return nil }
    identifier = context.identifier
    path = context.path
    offset = CGSize(width: port.offset.x, height: port.offset.y)
    isEnabled = port.isEnabled
    self.frame = context.shown(frame)
    excess = rooms.reduce(0) { most, room in
      var across = frame
      if port.axes.contains(.horizontal) {
        (across.origin.x, across.size.width) = (room.frame.minX, room.frame.width)
      }
      if port.axes.contains(.vertical) {
        (across.origin.y, across.size.height) = (room.frame.minY, room.frame.height)
      }
      return max(most, across.excess(over: room.frame))
    }
    self.content = shown
    hidden = CGSize(
      width: shown.width - common.width, height: shown.height - common.height)
  }
}
