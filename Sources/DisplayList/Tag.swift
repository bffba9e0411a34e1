public import Foundation

/// What a part of a display list means to someone who cannot see it.
public struct Tag: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case group, text, heading, image, button, link, toggle, textField, slider, list, row
    case tabBar, tab, navigationBar, alert, menu, progress, stepper, picker
  }

  public enum Direction: String, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  public var role: Role
  public var label: String?
  public var value: String?
  /// A BCP 47 tag such as `ar` or `zh-Hant`.
  public var language: String?
  public var direction: Direction?
  /// The name that tests know the part by.
  public var identifier: String?
  /// Where the part is, in the coordinates that are in force at the tag.
  public var frame: CGRect?

  public init(
    role: Role, label: String? = nil, value: String? = nil, language: String? = nil,
    direction: Direction? = nil, identifier: String? = nil, frame: CGRect? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.language = language
    self.direction = direction
    self.identifier = identifier
    self.frame = frame
  }
}
