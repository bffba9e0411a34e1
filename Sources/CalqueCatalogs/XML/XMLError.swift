/// A place where a document is not well-formed XML.
package struct XMLError: Sendable, Hashable {
  /// The kind of an error. The raw values are those of `cx_error_kind`.
  package enum Kind: UInt32, Sendable, Hashable {
    /// An error of a kind that is not listed below.
    case notWellFormed
    /// A closing tag with a different name than the open element.
    case tagMismatch
    /// The document ends, or another tag occurs, before an element is closed.
    case neverClosed
    /// `&` that does not begin a reference.
    case loneAmpersand
    /// `&name;` with an undeclared name.
    case unknownEntity
    /// `&#…;` that does not represent an XML character.
    case badReference
    /// A character that XML does not allow, such as U+0008.
    case badCharacter
    /// The same attribute twice in one tag.
    case duplicateAttribute
    /// A prefix of a name that is not declared by `xmlns:`.
    case undeclaredPrefix
    /// Elements are nested too deeply.
    case tooDeep
    /// The document, or the expansion of its entities, is too large.
    case tooLarge
    /// There is not enough memory.
    case noMemory
    /// The package was built without libxml2.
    case unavailable

    /// The message of an error that does not come from libxml2.
    var message: String {
      self == .unavailable
        ? "this build does not read XML; the trait XLIFF of the package calque is off"
        : "out of memory"
    }
  }

  /// The kind of the error.
  package var kind: Kind
  /// The place, in offsets of the text's `utf8`. Empty if it is a point.
  package var range: Range<Int>
  /// The place where the innermost open element begins.
  package var element: Int?
  /// The message from libxml2.
  package var message: String
}
