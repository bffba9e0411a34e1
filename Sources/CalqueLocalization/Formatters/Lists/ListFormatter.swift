#if !canImport(Darwin)
  public import Foundation
  import CalqueICU

  /// Joins items to a list in the language of a locale: "Ana, Luis, and Óscar".
  open class ListFormatter: Formatter {
    /// Chooses the words and the commas. The current locale at first; nil stands for it, too.
    open var locale: Locale! = .current

    /// Writes the items. Without one, texts stand as they are, and other items are described.
    open var itemFormatter: Formatter?

    /// Makes a formatter for the current locale.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Make a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// Texts joined in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
      joined(strings, .current)
    }

    /// Items joined to a list, or nil if the formatter of the items does not take one of them.
    open func string(from items: [Any]) -> String? {
      var texts: [String] = []
      for item in items {
        guard let text = text(of: item) else { return nil }
        texts.append(text)
      }
      return Self.joined(texts, locale ?? .current)
    }

    /// The items of an array joined to a list; nil for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? [Any]).flatMap { string(from: $0) }
    }

    /// A formatter with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = ListFormatter()
      copy.locale = locale
      copy.itemFormatter = itemFormatter?.copy() as? Formatter
      return copy
    }

    private func text(of item: Any) -> String? {
      guard let itemFormatter else { return item as? String ?? "\(item)" }
      return itemFormatter.string(for: item)
    }

    private static func joined(_ texts: [String], _ locale: Locale) -> String {
      texts.formatted(.list(type: .and, width: .standard).locale(locale.usable))
    }
  }
#endif
