public import CalqueDrawing
public import Foundation

/// Something on a screen as assistive technology reads it.
public struct AccessibilityElement: Hashable, Sendable, Encodable {
  /// The kinds of things.
  public typealias Role = Drawing.Tag.Role

  /// The kind of thing.
  public var role: Role
  /// What it is called.
  public var label: String?
  /// What it is set to.
  public var value: String?
  /// What happens when something is done with it.
  public var hint: String?
  /// What it is or does.
  public var traits: AccessibilityTraits
  /// The level of a heading.
  public var headingLevel: Int?
  /// The name that tests know it by.
  public var identifier: String?
  /// The language of its text: a BCP 47 tag such as `ar` or `zh-Hant`.
  public var language: String?
  /// The direction of its text.
  public var direction: Drawing.Tag.Direction?
  /// Where it is in points, x to the right from the host's left edge.
  public var frame: CGRect
  /// The names of what can be done with it, beside a double tap.
  public var actions: [String]
  /// What people may call it, if that is not its label.
  public var inputLabels: [String]
  /// What is read when people ask for more.
  public var customContent: [AXCustomContent] = []
  /// The elements inside, in reading order.
  public var children: [AccessibilityElement]

  private enum Key: String, CodingKey {
    case role, label, value, hint, traits, headingLevel, identifier, language, direction, frame
    case actions, inputLabels, customContent, children
  }

  /// Writes what is known; the frame is a list of x, y, width and height.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    func encode(_ list: [some Encodable], _ key: Key) throws {
      if !list.isEmpty { try values.encode(list, forKey: key) }
    }
    try values.encode(role.rawValue, forKey: .role)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encodeIfPresent(value, forKey: .value)
    try values.encodeIfPresent(hint, forKey: .hint)
    try encode(traits.names, .traits)
    try values.encodeIfPresent(headingLevel, forKey: .headingLevel)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(language, forKey: .language)
    try values.encodeIfPresent(direction?.rawValue, forKey: .direction)
    try values.encode(
      [frame.minX, frame.minY, frame.width, frame.height].map(Double.init), forKey: .frame)
    try encode(actions, .actions)
    try encode(inputLabels, .inputLabels)
    try encode(customContent, .customContent)
    try encode(children, .children)
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// The element and those inside, one a line: the role, the label in quotes, `=` and the value,
  /// the traits that the role does not say, the hint after `–`, actions in brackets, and the
  /// identifier after `#`.
  public var description: String { lines(0).joined(separator: "\n") }

  private func lines(_ depth: Int) -> [String] {
    var words = [role.rawValue]
    if let headingLevel { words[0] += " \(headingLevel)" }
    if let label { words.append("\"\(label)\"") }
    if let value { words.append("= \"\(value)\"") }
    words += traits.names.filter { $0 != role.trait }
    if let hint { words.append("– \"\(hint)\"") }
    if !actions.isEmpty { words.append("[\(actions.joined(separator: ", "))]") }
    if let identifier { words.append("#\(identifier)") }
    let own = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return [own] + children.flatMap { $0.lines(depth + 1) }
  }
}

extension AccessibilityElement.Role {
  /// The trait that each element of the role has.
  fileprivate var trait: String? {
    switch self {
    case .button: "isButton"
    case .heading: "isHeader"
    case .image: "isImage"
    case .link: "isLink"
    case .toggle: "isToggle"
    case .tabBar: "isTabBar"
    default: nil
    }
  }
}
