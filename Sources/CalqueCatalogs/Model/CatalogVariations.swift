/// A choice between values by one property at run time.
public struct CatalogVariations: Sendable, Hashable {
  /// The property that determines the choice.
  public enum Kind: Sendable, Hashable {
    /// The plural category of a number: `zero`, `one`, `two`, `few`, `many`, `other`.
    case plural
    /// The kind of device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`,
    /// `ipod`, `other`.
    case device
    /// The available width; selectors are whole numbers.
    case width
    /// The plural category of a number that is a rank: 1st, 2nd, 3rd. Apple's formats have no name
    /// for it; see ``CatalogVariations/Kind/name``.
    case ordinal
    /// A word that is passed as an argument, such as the gender of a person; `other` is for any
    /// other word. Apple's formats have no name for it either. In a string catalog it is `select`,
    /// at the top or in a substitution; in a `.stringsdict`, the part's rule is
    /// `CalqueSelectRuleType`, and that of ``ordinal`` is `CalqueOrdinalRuleType`. Other tools keep
    /// both:
    ///
    /// ```json
    /// "%#@who@ replied", "substitutions": { "who": {
    ///   "argNum": 1, "formatSpecifier": "@", "variations": { "select": {
    ///     "female": { "stringUnit": { "state": "translated", "value": "She" } },
    ///     "male": { "stringUnit": { "state": "translated", "value": "He" } },
    ///     "other": { "stringUnit": { "state": "translated", "value": "They" } } } } } }
    /// ```
    case select
    /// A kind that this reader does not support, with its name in the file.
    case other(String)

    /// The name under `variations` in a string catalog: `plural`, `device`, `width`, `ordinal`,
    /// `select`, or the name of an unsupported kind.
    public var name: String {
      switch self {
      case .plural: "plural"
      case .device: "device"
      case .width: "width"
      case .ordinal: "ordinal"
      case .select: "select"
      case .other(let name): name
      }
    }

    /// Creates the kind with a name in string catalogs.
    public init(name: String) {
      switch name {
      case "plural": self = .plural
      case "device": self = .device
      case "width": self = .width
      case "ordinal": self = .ordinal
      case "select": self = .select
      default: self = .other(name)
      }
    }

    /// Whether the category of a number determines the choice, so that selectors are those of CLDR.
    public var isByNumber: Bool { self == .plural || self == .ordinal }

    /// Whether an argument determines the choice, so that a part of a string dictionary can
    /// represent it.
    public var isByArgument: Bool { isByNumber || self == .select }
  }

  /// One branch of a choice.
  public struct Case: Sendable, Hashable {
    /// The category, device or width.
    public var selector: String
    /// The value of this branch.
    public var value: CatalogValue
    /// Fields of the branch that the model has no name for.
    public var otherFields: [CatalogField]
    private var selectorPlace: ByteRange

    /// Creates a branch.
    public init(
      _ selector: String, selectorRange: Range<Int> = 0..<0, value: CatalogValue,
      otherFields: [CatalogField] = []
    ) {
      self.selector = selector
      self.value = value
      self.otherFields = otherFields
      selectorPlace = ByteRange(selectorRange)
    }

    /// The place of the selector in the file.
    public var selectorRange: Range<Int> {
      get { selectorPlace.range }
      set { selectorPlace = ByteRange(newValue) }
    }
  }

  /// The property that determines the choice.
  public var kind: Kind
  /// The branches, in file order.
  public var cases: [Case]
  /// Branches without a value, or with an invalid one, as they are spelled: `{}` in a string
  /// catalog.
  public var otherCases: [CatalogField]
  /// Fields next to this choice, of which a level can have only one.
  public var otherFields: [CatalogField]
  private var place: ByteRange

  /// Creates a choice.
  public init(
    _ kind: Kind, range: Range<Int> = 0..<0, cases: [Case], otherCases: [CatalogField] = [],
    otherFields: [CatalogField] = []
  ) {
    self.kind = kind
    self.cases = cases
    self.otherCases = otherCases
    self.otherFields = otherFields
    place = ByteRange(range)
  }

  /// The place of the choice in the file.
  public var range: Range<Int> {
    get { place.range }
    set { place = ByteRange(newValue) }
  }

  /// The value of a branch.
  public subscript(selector: String) -> CatalogValue? {
    cases.last { $0.selector == selector }?.value
  }
}
