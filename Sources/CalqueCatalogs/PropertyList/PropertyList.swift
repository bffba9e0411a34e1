/// A property list in any of its three forms, recognized and read as CoreFoundation does.
package struct PropertyList: Sendable {
  /// The form in which a property list is written.
  package enum Form: Sendable {
    case binary
    case xml
    /// Braces and semicolons, as in `.strings` files.
    case oldStyle
  }

  package let form: Form
  /// The contents; for a broken list, those that could be read.
  package let root: PropertyListNode?
  /// The problems of the list, with the codes of string dictionaries if there is no more specific
  /// one.
  package let problems: [CatalogProblem]
  /// Whether the runtime reads the list.
  package let isReadable: Bool

  init(
    _ form: Form, _ root: PropertyListNode?, _ problems: [CatalogProblem], isReadable: Bool
  ) {
    self.form = form
    self.root = root
    self.problems = problems
    self.isReadable = isReadable
  }
}
