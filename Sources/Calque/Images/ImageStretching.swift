import DisplayList
import Foundation
import LayoutCore

/// How a picture fills a size that is not its own: what keeps its size, and what becomes of the rest.
struct ImageStretching: Equatable, Sendable {
  /// Along the edges, in points.
  var caps: EdgeInsets
  var mode: Image.ResizingMode

  /// A part of a length of the picture, and where it is drawn.
  private struct Slice {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
  }

  /// Each piece takes a clip and the whole picture: more are not worth it.
  private static let mostPieces = 10_000

  /// What is drawn of a picture in a rectangle.
  func items(
    _ picture: ImageData, in rect: CGRect, mirrored: Bool, tint: RGBAColor?
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
          x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
          width: column.target.length, height: row.target.length)
        // The picture stands so that the part of it is where it belongs; the clip hides the rest.
        let x = column.target.length / column.source.length
        let y = row.target.length / row.source.length
        var picturePlace = CGRect(
          x: part.minX - column.source.lowerBound * x, y: part.minY - row.source.lowerBound * y,
          width: natural.width * x, height: natural.height * y)
        if mirrored {
          part = part.applying(rect.mirroring)
          picturePlace = picturePlace.applying(rect.mirroring)
        }
        // Without soft edges, so that nothing shines through between two parts.
        items.append(.pushClip(Path(part), FillStyle(antialiased: false)))
        items.append(.image(picture, in: picturePlace, mirrored: mirrored, tint: tint))
        items.append(.popClip)
      }
    }
    return items
  }

  private static func slices(
    of natural: CGFloat, on length: CGFloat, _ start: CGFloat, _ end: CGFloat, tiles: Bool
  ) -> [Slice] {
    let start = min(max(start, 0), natural)
    let end = min(max(end, 0), natural - start)
    // Caps that are longer than the room for them are made smaller.
    let factor = start + end > length ? length / (start + end) : 1
    let middle = start...natural - end
    let room = start * factor...max(length - end * factor, start * factor)
    var slices = [Slice(source: 0...start, target: 0...start * factor)]
    if tiles, middle.length > 0, room.length / middle.length <= CGFloat(mostPieces) {
      var at = room.lowerBound
      while at < room.upperBound {
        let part = min(middle.length, room.upperBound - at)
        slices.append(
          Slice(
            source: middle.lowerBound...middle.lowerBound + part, target: at...at + part))
        at += middle.length
      }
    } else {
      slices.append(Slice(source: middle, target: room))
    }
    slices.append(
      Slice(
        source: natural - end...natural,
        target: room.upperBound...max(length, room.upperBound)))
    return slices.filter { $0.source.length > 0 && $0.target.length > 0 }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
