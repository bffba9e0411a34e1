import CalqueDrawing
import CalqueText
import Foundation

extension TextLeaf: PaintFacet {
  var name: LayoutName? { "Text" }
  var text: String? { string }

  func tag(_ meaning: NodeMeaning?, _ frame: CGRect, _ direction: Drawing.Tag.Direction) -> Drawing
    .Tag?
  {
    Drawing.Tag(
      role: meaning?.role ?? .text, label: meaning?.label ?? label, language: language,
      direction: tagDirection, identifier: meaning?.identifier, frame: frame)
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .nothing
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let origin = painter.rounded(frame).origin
    let bounds = CGRect(origin: origin, size: frame.size)
    if let redaction = Redaction.paint(in: environment) {
      return painter.append(Redaction.bars(of: self, in: bounds, redaction))
    }
    if let painting { return painting.paint(self, bounds, &painter) }
    guard let style = effects else { return paintLines(in: bounds, on: &painter) }
    // Letters may reach beyond the frame.
    let reach = bounds.insetBy(dx: -bounds.height, dy: -bounds.height)
    painter.apply(style, in: reach) { paintLines(in: bounds, on: &$0) }
  }

  private func paintLines(in bounds: CGRect, on painter: inout Painter) {
    let origin = bounds.origin
    for line in lines(at: bounds.size).lines {
      for rule in line.rules {
        var path = Path()
        for mark in rule.marks(in: line) {
          path.addRect(mark.offsetBy(dx: origin.x, dy: origin.y))
        }
        painter.append(.fill(path, rule.paint.spanning(bounds)))
      }
      for (link, runs) in line.runs(by: links) {
        let glyphs = runs.map { run in
          var run = run.offsetBy(dx: origin.x, dy: origin.y)
          if case .gradient = run.paint { run.paint = run.paint.spanning(bounds) }
          return Drawing.Item.glyphs(run)
        }
        if let link {
          painter.append(.group(.tag(link.tag(of: runs, in: line, origin: origin)), glyphs))
        } else {
          painter.append(glyphs)
        }
      }
      for attachment in line.attachments where images.indices.contains(attachment.number) {
        painter.append(
          images[attachment.number].items(
            in: attachment.rect.offsetBy(dx: origin.x, dy: origin.y)))
      }
    }
  }
}
