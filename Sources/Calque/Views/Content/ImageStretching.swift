import CalqueDrawing
import CalqueLayout
import Foundation

/// How a picture fills a size other than its own: what keeps its size, and how the rest is drawn.
struct ImageStretching: Equatable, Sendable {
  /// Along the edges, in points.
  var caps: EdgeInsets
  var mode: Image.ResizingMode

  /// A part of a length of the picture, and where it is drawn.
  private struct Slice {
    var source: Span
    var target: Span
  }

  private struct Span {
    var start: CGFloat
    var length: CGFloat

    /// From one number to another; nothing where the second one is not larger.
    init(_ start: CGFloat, to end: CGFloat) {
      self.start = start
      length = end > start ? end - start : 0
    }
  }

  /// Each piece takes a clip and the whole picture: more are not worth it.
  private static let mostPieces = 10_000

  /// What is drawn of a picture in a rectangle.
  func items(
    _ picture: ImageData, in rect: CGRect, mirrored: Bool, tint: Paint?
  ) -> [Drawing.Item] {
    let whole = Drawing.Item.image(picture, in: rect, mirrored: mirrored, tint: tint)
    guard mode == .tile || caps != EdgeInsets(), !rect.isEmpty else { return [whole] }
    let natural = picture.size
    var columns = Self.slices(
      of: natural.width, on: rect.width, caps.leading, caps.trailing, tiles: mode == .tile)
    var rows = Self.slices(
      of: natural.height, on: rect.height, caps.top, caps.bottom, tiles: mode == .tile)
    if columns.count * rows.count > Self.mostPieces {
      columns = Self.slices(
        of: natural.width, on: rect.width, caps.leading, caps.trailing, tiles: false)
      rows = Self.slices(of: natural.height, on: rect.height, caps.top, caps.bottom, tiles: false)
    }
    var items: [Drawing.Item] = []
    for row in rows {
      for column in columns {
        var part = CGRect(
          x: rect.minX + column.target.start, y: rect.minY + row.target.start,
          width: column.target.length, height: row.target.length)
        // The picture is placed so that its part is at the target; the clip hides the rest.
        let x = column.target.length / column.source.length
        let y = row.target.length / row.source.length
        var picturePlace = CGRect(
          x: part.minX - column.source.start * x, y: part.minY - row.source.start * y,
          width: natural.width * x, height: natural.height * y)
        if mirrored {
          part = part.applying(rect.mirroring)
          picturePlace = picturePlace.applying(rect.mirroring)
        }
        // Without soft edges, so that nothing shines through between two parts.
        items.append(
          .group(
            .clip(Path(part), FillStyle(antialiased: false)),
            [.image(picture, in: picturePlace, mirrored: mirrored, tint: tint)]))
      }
    }
    return items
  }

  private static func slices(
    of natural: CGFloat, on length: CGFloat, _ start: CGFloat, _ end: CGFloat, tiles: Bool
  ) -> [Slice] {
    func cap(_ length: CGFloat, _ room: CGFloat) -> CGFloat { length > 0 ? min(length, room) : 0 }
    let start = cap(start, natural)
    let end = cap(end, max(natural - start, 0))
    // Caps that are longer than the room for them are made smaller.
    let factor = start + end > length ? length / (start + end) : 1
    let middle = Span(start, to: natural - end)
    let room = Span(start * factor, to: length - end * factor)
    var slices = [Slice(source: Span(0, to: start), target: Span(0, to: start * factor))]
    if tiles, middle.length > 0, room.length / middle.length <= CGFloat(mostPieces) {
      for piece in 0..<mostPieces {
        let at = room.start + CGFloat(piece) * middle.length
        let part = min(middle.length, room.start + room.length - at)
        guard part > 0 else { break }
        slices.append(
          Slice(
            source: Span(middle.start, to: middle.start + part), target: Span(at, to: at + part)))
      }
    } else {
      slices.append(Slice(source: middle, target: room))
    }
    slices.append(
      Slice(
        source: Span(natural - end, to: natural),
        target: Span(room.start + room.length, to: max(length, room.start + room.length))))
    return slices.filter { $0.source.length > 0 && $0.target.length > 0 }
  }
}
