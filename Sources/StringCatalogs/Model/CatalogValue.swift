/// What an entry says in one language: a text, or a choice between texts.
public indirect enum CatalogValue: Sendable, Hashable {
  /// One text.
  case text(CatalogText)
  /// A choice by plural category, device or width. Choices nest.
  case variations(CatalogVariations)

  /// Every text in this value, in file order.
  public var texts: [CatalogText] {
    switch self {
    case .text(let text): [text]
    case .variations(let variations): variations.cases.flatMap(\.value.texts)
    }
  }
}

/// A text as the runtime sees it, escapes decoded, with its place in the file.
public struct CatalogText: Sendable, Hashable {
  /// The decoded text.
  public var string: String
  /// Where its spelling stands in the file, without quotes or tags.
  public var range: Range<Int>
  /// How far the translation is: `translated`, `needs_review`, `new`, `stale`, or whatever else
  /// the file says. Only string catalogs have it.
  public var state: String?

  /// Creates a text.
  public init(_ string: String, range: Range<Int> = 0..<0, state: String? = nil) {
    self.string = string
    self.range = range
    self.state = state
  }
}

/// A choice between values by one property of the moment.
public struct CatalogVariations: Sendable, Hashable {
  /// What the choice goes by.
  public enum Kind: Sendable, Hashable {
    /// The plural category of a number: `zero`, `one`, `two`, `few`, `many`, `other`.
    case plural
    /// The kind of device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`,
    /// `ipod`, `other`.
    case device
    /// The width at hand; selectors are whole numbers.
    case width
    /// Something that this reader does not know, by the name that the file gives it.
    case other(String)
  }

  /// One branch of a choice.
  public struct Case: Sendable, Hashable {
    /// The category, device or width.
    public var selector: String
    /// Where the selector stands in the file.
    public var selectorRange: Range<Int>
    /// What this branch says.
    public var value: CatalogValue

    /// Creates a branch.
    public init(_ selector: String, selectorRange: Range<Int> = 0..<0, value: CatalogValue) {
      self.selector = selector
      self.selectorRange = selectorRange
      self.value = value
    }
  }

  /// What the choice goes by.
  public var kind: Kind
  /// Where the choice stands in the file.
  public var range: Range<Int>
  /// The branches, in file order.
  public var cases: [Case]

  /// Creates a choice.
  public init(_ kind: Kind, range: Range<Int> = 0..<0, cases: [Case]) {
    self.kind = kind
    self.range = range
    self.cases = cases
  }

  /// The value of a branch.
  public subscript(selector: String) -> CatalogValue? {
    cases.last { $0.selector == selector }?.value
  }
}

/// A named part of a text, written `%#@name@` there, which varies by an argument of its own.
public struct CatalogSubstitution: Sendable, Hashable {
  /// The name between `%#@` and `@`.
  public var name: String
  /// Where the name is defined.
  public var nameRange: Range<Int>
  /// The number of the argument, counted from 1, where the file gives one.
  public var argumentNumber: Int?
  /// The format of the argument without its percent sign, such as `lld`: what `%arg` stands for.
  public var formatSpecifier: String?
  /// Where ``formatSpecifier`` stands in the file.
  public var formatSpecifierRange: Range<Int>?
  /// What the part says.
  public var value: CatalogValue

  /// Creates a substitution.
  public init(
    name: String, nameRange: Range<Int> = 0..<0, argumentNumber: Int? = nil,
    formatSpecifier: String? = nil, formatSpecifierRange: Range<Int>? = nil, value: CatalogValue
  ) {
    self.name = name
    self.nameRange = nameRange
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
    self.formatSpecifierRange = formatSpecifierRange
    self.value = value
  }
}
