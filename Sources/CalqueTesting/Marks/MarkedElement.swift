import Calque
import CalqueDrawing
public import Foundation

/// An element of a screen with the number of its mark.
///
/// Its JSON has the properties that it has by their names; the frame is a list of x, y, width and
/// height in points.
public struct MarkedElement: Hashable, Sendable, Encodable {
  /// The number on the picture, from 1 in reading order; `nil` for a container without a name.
  public let number: Int?
  /// The kind of thing, such as `button`.
  public let role: String
  /// What it is called.
  public let label: String?
  /// What it is set to.
  public let value: String?
  /// The name that tests know it by.
  public let identifier: String?
  /// The key of its text, if it has one.
  public let key: String?
  /// The place of the text in its catalog.
  public let place: String?
  /// Where it is, in points from the top left corner of the screen.
  public let frame: CGRect
  /// The elements inside, in reading order.
  public let children: [MarkedElement]

  private enum Name: String, CodingKey {
    case number, role, label, value, identifier, key, place, frame, children
  }

  /// Writes what is known.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Name.self)
    try values.encodeIfPresent(number, forKey: .number)
    try values.encode(role, forKey: .role)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encodeIfPresent(value, forKey: .value)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(key, forKey: .key)
    try values.encodeIfPresent(place, forKey: .place)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    try values.encode(numbers.map { (Double($0) * 100).rounded() / 100 }, forKey: .frame)
    if !children.isEmpty { try values.encode(children, forKey: .children) }
  }

  /// The element and all inside, in reading order.
  public var all: [MarkedElement] { [self] + children.flatMap(\.all) }
}

extension LocalizedScreen {
  /// The elements of the screen with numbers, in reading order. An element without a name, such as
  /// a group, has no number.
  public var markedElements: [MarkedElement] {
    var count = 0
    return elements.map { mark($0, &count) }
  }

  private func mark(_ element: AccessibilityElement, _ count: inout Int) -> MarkedElement {
    let isNamed = element.label != nil || element.value != nil || element.children.isEmpty
    if isNamed { count += 1 }
    let number = isNamed ? count : nil
    let text = keyedText(of: element)
    return MarkedElement(
      number: number, role: element.role.rawValue, label: element.label, value: element.value,
      identifier: element.identifier, key: text?.key, place: text?.place?.description,
      frame: element.frame, children: element.children.map { mark($0, &count) })
  }

  /// The text that an element is called by: the one in its frame that its label is, or begins with.
  private func keyedText(of element: AccessibilityElement) -> ResolvedText? {
    let frame = element.frame.insetBy(dx: -1, dy: -1)
    let inside = texts.filter { $0.key != nil && frame.encloses($0.frame) }
    if element.children.isEmpty, inside.count == 1 { return inside.first }
    guard let label = element.label else { return nil }
    return inside.first { $0.string == label } ?? inside.first { label.hasPrefix($0.string) }
  }
}
