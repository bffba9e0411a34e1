#if !canImport(Darwin)
  public import Foundation
  import CalqueICU

  /// Joins items into a list in the language of a locale: "Ana, Luis, and Óscar".
  open class ListFormatter: Formatter {
    /// Chooses the words and the commas. The default is the current locale, which nil also means.
    open var locale: Locale! = .current

    /// Writes the items. If nil, strings are used as they are, and other items by their
    /// descriptions.
    open var itemFormatter: Formatter?

    /// Makes a formatter for the current locale.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Create a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// Returns strings joined in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
      joined(strings, .current)
    }

    /// Returns items joined into a list, or nil if the items' formatter rejects one of them.
    open func string(from items: [Any]) -> String? {
      var texts: [String] = []
      for item in items {
        guard let text = text(of: item) else { return nil }
        texts.append(text)
      }
      return Self.joined(texts, locale ?? .current)
    }

    /// Returns the items of an array joined into a list; nil for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? [Any]).flatMap { string(from: $0) }
    }

    /// Returns a formatter with the same properties.
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
