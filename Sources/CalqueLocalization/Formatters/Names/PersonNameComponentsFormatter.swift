#if !canImport(Darwin)
  public import Foundation

  /// Writes names of persons, and reads them.
  ///
  /// Foundation on Linux has a class of this name that cannot be made. Where a file imports both
  /// modules and names the type, it says which one it means:
  /// `import class CalqueLocalization.PersonNameComponentsFormatter`.
  open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is shown.
    public enum Style: Int, Sendable {
      /// As medium.
      case `default` = 0
      /// "Tom": the nickname, or what a language has for it.
      case short = 1
      /// "Thomas Clark"
      case medium = 2
      /// "Dr. Thomas Louis Clark Esq.": everything but the nickname.
      case long = 3
      /// "TC". Scripts without initials have a short form instead.
      case abbreviated = 4
    }

    /// What else can be asked of a name.
    public struct Options: OptionSet, Sendable {
      /// One bit for each option.
      public let rawValue: UInt

      /// Makes a set of options from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The name as it is pronounced, from its phonetic representation.
      public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is shown.
    open var style: Style = .default
    /// Whether the phonetic representation is shown, not the name itself.
    open var isPhonetic = false
    /// Chooses the order of the parts. The current locale at first; nil stands for it, too.
    open var locale: Locale! = .current

    /// Makes a formatter of default style.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Make a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// A name in the current locale.
    open class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style,
      options nameOptions: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      formatter.isPhonetic = nameOptions.contains(.phonetic)
      return formatter.string(from: components)
    }

    /// The name as text. It is empty if the pronunciation is asked for and not known.
    open func string(from components: PersonNameComponents) -> String {
      let shown = isPhonetic ? components.phoneticRepresentation : components
      return shown.map { PersonName($0, length, locale: locale ?? .current).text } ?? ""
    }

    /// The parts of a name, or nil if there is no name in the text, or if nothing says where the
    /// family name ends, as in a Japanese name without a space.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
      PersonNameParser(locale: locale ?? .current).name(string)
    }

    /// The name as text; nil for anything that is no name.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let name as PersonNameComponents: string(from: name)
      case let name as NSPersonNameComponents: string(from: name as PersonNameComponents)
      default: nil
      }
    }

    /// A formatter with the same properties.
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
