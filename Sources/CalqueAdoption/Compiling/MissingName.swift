/// What an error of the compiler says is missing.
package struct MissingName: Hashable, Comparable, Sendable {
  /// The kinds, in the order of reports.
  package enum Kind: String, CaseIterable, Sendable {
    /// A module that is imported.
    case module
    /// A type, function or variable.
    case name
    /// A member of a type.
    case member
    /// A name that is declared, and cannot be used here.
    case unavailable
    /// A form of something that exists.
    case form
    /// A type of the app whose file does not compile.
    case app

    /// Whether errors of the kind often follow from others.
    package var isConsequence: Bool { self == .form || self == .app }
  }

  /// What is missing.
  package let kind: Kind
  /// Its name, with the type in front of a member: `View.onDrag`. For a form, the compiler's words.
  package let name: String

  /// Makes a name.
  package init(_ kind: Kind, _ name: String) {
    (self.kind, self.name) = (kind, name)
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.kind.rawValue, one.name) < (other.kind.rawValue, other.name)
  }

  /// Finds the name in the words of an error.
  package init(message: String) {
    let quoted = Self.quoted(message)
    func starts(_ texts: String...) -> Bool { texts.contains { message.hasPrefix($0) } }
    if starts("no such module"), let name = quoted.first {
      self.init(.module, name)
    } else if starts("cannot find", "unknown attribute", "no macro named"), let name = quoted.first
    {
      self.init(.name, name)
    } else if starts("value of type", "type ", "static member", "instance member"),
      message.contains("has no member") || message.contains("has no dynamic member"),
      quoted.count >= 2
    {
      self.init(.member, "\(Self.base(quoted[0])).\(quoted[1])")
    } else if message.contains("is unavailable"), let name = quoted.first {
      self.init(.unavailable, name)
    } else if starts("cannot infer contextual base in reference to member"),
      let name = quoted.first
    {
      self.init(.member, "_.\(name)")
    } else {
      self.init(.form, Self.shortened(message))
    }
  }

  /// What is between single quotation marks.
  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// A type's name without arguments; `View` for the types of views that modifiers return.
  private static func base(_ type: String) -> String {
    if type.hasPrefix("some ") || type.hasPrefix("any ") {
      return type.split(separator: " ").last.map(String.init) ?? type
    }
    return String(type.prefix { $0 != "<" })
  }

  private static func shortened(_ message: String) -> String {
    message.count <= 160 ? message : message.prefix(159) + "…"
  }
}
