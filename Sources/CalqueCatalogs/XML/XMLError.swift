/// A place where a document is no XML.
package struct XMLError: Sendable, Hashable {
  /// What is wrong. The raw values are those of `cx_error_kind`.
  package enum Kind: UInt32, Sendable, Hashable {
    /// Something that has no name below.
    case notWellFormed
    /// A closing tag of another name than the element that is open.
    case tagMismatch
    /// The document ends, or another tag comes, before an element is closed.
    case neverClosed
    /// `&` that begins no reference.
    case loneAmpersand
    /// `&name;` of a name that nobody declares.
    case unknownEntity
    /// `&#…;` that is no character of XML.
    case badReference
    /// A character that XML has no place for, such as U+0008.
    case badCharacter
    /// The same attribute twice in one tag.
    case duplicateAttribute
    /// A prefix of a name that no `xmlns:` declares.
    case undeclaredPrefix
    /// Elements nest too deeply.
    case tooDeep
    /// The document, or what its entities give, is too large.
    case tooLarge
    /// There is no memory.
    case noMemory
    /// The package was built without libxml2.
    case unavailable

    /// The message of an error that is not libxml2's own.
    var message: String {
      self == .unavailable
        ? "this build does not read XML; the trait XLIFF of the package calque is off"
        : "out of memory"
    }
  }

  /// What is wrong.
  package var kind: Kind
  /// Where, in offsets of the text's `utf8`. Empty where it is a point.
  package var range: Range<Int>
  /// Where the innermost element begins that is open there.
  package var element: Int?
  /// What libxml2 says about it.
  package var message: String
}
