import Foundation
import FoundationXML

/// Reads the part of SVG 2 that drawings of filled polygons use, independently of the writer.
struct SlowSVG {
  private struct Malformed: Error { var what: String }

  /// The picture that a document describes.
  static func picture(_ document: String) throws -> SlowPicture {
    let xml = try XMLDocument(xmlString: document)
    guard let root = xml.rootElement() else { throw Malformed(what: "no element") }
    var clips: [String: SlowPicture.Shape] = [:]
    collect(root, &clips)
    return SlowPicture(items: try items(of: root, clips))
  }

  /// A reference may come before or after the clip that it names.
  private static func collect(_ element: XMLElement, _ clips: inout [String: SlowPicture.Shape]) {
    for child in element.elements {
      if child.name == "clipPath", let id = child["id"], let path = child.elements.first {
        clips["url(#\(id))"] = shape(path, rule: "clip-rule")
      }
      collect(child, &clips)
    }
  }

  private static func items(
    of element: XMLElement, _ clips: [String: SlowPicture.Shape]
  ) throws -> [SlowPicture.Item] {
    try element.elements.compactMap { child in
      switch child.name {
      case "clipPath": return nil
      case "path": return fill(child)
      case "g":
        var item = SlowPicture.Item.opacity(
          child["opacity"].flatMap(Double.init) ?? 1, try items(of: child, clips))
        if let name = child["clip-path"] {
          guard let clip = clips[name] else { throw Malformed(what: name) }
          item = .clip(clip, [item])
        }
        if let transform = child["transform"] { item = .transform(try matrix(transform), [item]) }
        return item
      default: throw Malformed(what: child.name ?? "")
      }
    }
  }

  private static func fill(_ path: XMLElement) -> SlowPicture.Item {
    let number = UInt32(path["fill"]?.dropFirst() ?? "", radix: 16) ?? 0
    let opacity = path["fill-opacity"].flatMap(Double.init) ?? 1
    let color = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 * opacity } + [opacity]
    return .fill(shape(path, rule: "fill-rule"), color)
  }

  private static func shape(_ path: XMLElement, rule: String) -> SlowPicture.Shape {
    var polygons: [[CGPoint]] = []
    for command in (path["d"] ?? "").matches(of: #/([A-Z])([^A-Z]*)/#) {
      let numbers = command.2.split(separator: " ").compactMap { Double($0) }
      let here = polygons.last?.last ?? .zero
      switch (command.1, numbers.count) {
      case ("M", 2): polygons.append([CGPoint(x: numbers[0], y: numbers[1])])
      case ("L", 2): polygons[polygons.count - 1].append(CGPoint(x: numbers[0], y: numbers[1]))
      case ("H", 1): polygons[polygons.count - 1].append(CGPoint(x: numbers[0], y: here.y))
      case ("V", 1): polygons[polygons.count - 1].append(CGPoint(x: here.x, y: numbers[0]))
      default: break
      }
    }
    return SlowPicture.Shape(polygons: polygons, isEvenOdd: path[rule] == "evenodd")
  }

  private static func matrix(_ text: String) throws -> CGAffineTransform {
    guard let match = text.wholeMatch(of: #/(translate|matrix)\(([^)]*)\)/#) else {
      throw Malformed(what: text)
    }
    let numbers = match.2.split(separator: " ").compactMap { Double($0) }
    switch (match.1, numbers.count) {
    case ("translate", 2): return CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: throw Malformed(what: text)
    }
  }
}

extension XMLElement {
  fileprivate var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }

  fileprivate subscript(_ name: String) -> String? { attribute(forName: name)?.stringValue }
}
