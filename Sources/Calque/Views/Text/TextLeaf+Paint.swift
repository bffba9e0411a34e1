import CalqueDrawing
import CalqueText
import Foundation

extension TextLeaf: PaintFacet {
  var name: LayoutName? { "Text" }
  var text: String? { string }

  func tag(_ meaning: NodeMeaning?, _ frame: CGRect, _ direction: Tag.Direction) -> Tag? {
    Tag(
      role: meaning?.role ?? .text, label: meaning?.label ?? label, language: language,
      direction: tagDirection, identifier: meaning?.identifier, frame: frame)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let origin = painter.rounded(frame).origin
    for line in lines(at: frame.size).lines {
      for rule in line.rules {
        painter.append(.fill(Path(rule.rect.offsetBy(dx: origin.x, dy: origin.y)), rule.color))
      }
      for (link, runs) in line.runs(by: links) {
        let glyphs = runs.map { Drawing.Item.glyphs($0.offsetBy(dx: origin.x, dy: origin.y)) }
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
