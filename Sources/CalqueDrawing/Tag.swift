public import Foundation

extension Drawing {
  /// The accessibility of a part of a display list.
  public struct Tag: Hashable, Sendable {
    /// The accessibility role.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// The kinds of plain content, controls, lists and their rows.
      case group, text, heading, image, button, link, toggle, textField, slider, list, row
      /// The kinds of bars, and of controls that are more than a button.
      case tabBar, tab, navigationBar, alert, menu, progress, stepper, picker
    }

    /// The direction that a text is read in.
    public enum Direction: String, Hashable, Sendable {
      /// From left to right.
      case leftToRight = "ltr"
      /// From right to left.
      case rightToLeft = "rtl"
    }

    /// The kind of thing.
    public var role: Role
    /// What it is called.
    public var label: String?
    /// What it is set to.
    public var value: String?
    /// A BCP 47 tag such as `ar` or `zh-Hant`.
    public var language: String?
    /// The direction of its text, if it is known.
    public var direction: Direction?
    /// The name that tests know the part by.
    public var identifier: String?
    /// Where the part is, in the coordinates that are in force at the tag.
    public var frame: CGRect?

    /// Makes a tag.
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
}
