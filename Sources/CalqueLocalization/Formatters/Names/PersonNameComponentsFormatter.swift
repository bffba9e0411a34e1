#if !canImport(Darwin)
  public import Foundation

  /// Writes and parses personal names.
  ///
  /// Foundation on Linux has a class of this name that cannot be instantiated. A file that imports
  /// both modules and names the type must specify this one: `import class
  /// CalqueLocalization.PersonNameComponentsFormatter`.
  open class PersonNameComponentsFormatter: Formatter {
    /// The length of a name.
    public enum Style: Int, Sendable {
      /// The same as medium.
      case `default` = 0
      /// "Tom": the nickname, or the language's short form.
      case short = 1
      /// "Thomas Clark"
      case medium = 2
      /// "Dr. Thomas Louis Clark Esq.": everything but the nickname.
      case long = 3
      /// "TC". In scripts without initials, the short form.
      case abbreviated = 4
    }

    /// Further options for names.
    public struct Options: OptionSet, Sendable {
      /// The options, one bit each.
      public let rawValue: UInt

      /// Makes a set of options from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The name as it is pronounced, from its phonetic representation.
      public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The length of the name.
    open var style: Style = .default
    /// Whether the phonetic representation is shown instead of the name.
    open var isPhonetic = false
    /// Chooses the order of the parts. The default is the current locale, which nil also means.
    open var locale: Locale! = .current

    /// Makes a formatter of default style.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Create a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// Returns a name in the current locale.
    open class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style,
      options nameOptions: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      formatter.isPhonetic = nameOptions.contains(.phonetic)
      return formatter.string(from: components)
    }

    /// Returns the name as text; empty if the phonetic representation is requested but not known.
    open func string(from components: PersonNameComponents) -> String {
      let shown = isPhonetic ? components.phoneticRepresentation : components
      return shown.map { PersonName($0, length, locale: locale ?? .current).text } ?? ""
    }

    /// Returns the parts of a name, or nil if the text does not contain a name, or if the end of
    /// the family name cannot be determined, as in a Japanese name without a space.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
      PersonNameParser(locale: locale ?? .current).name(string)
    }

    /// Returns the name as text; nil for anything that is not a name.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let name as PersonNameComponents: string(from: name)
      case let name as NSPersonNameComponents: string(from: name as PersonNameComponents)
      default: nil
      }
    }

    /// Returns a formatter with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = PersonNameComponentsFormatter()
      copy.style = style
      copy.isPhonetic = isPhonetic
      copy.locale = locale
      return copy
    }

    private var length: PersonName.Length {
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }
#endif
