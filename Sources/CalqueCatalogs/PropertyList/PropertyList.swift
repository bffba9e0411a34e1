/// A property list in any of its three forms, told and read as CoreFoundation does.
package struct PropertyList: Sendable {
  /// How a property list is written.
  package enum Form: Sendable {
    case binary
    case xml
    /// Braces and semicolons, as in `.strings` files.
    case oldStyle
  }

  package let form: Form
  /// What it holds; of a broken list, what could be read of it.
  package let root: PropertyListNode?
  /// What is wrong, with the code of string dictionaries where there is none for it.
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
