package import CalqueLocalization
public import Foundation

/// A text that is only read.
///
/// A literal is a key: the host's `Localizer` looks it up and puts the values of its
/// interpolations in. A `String` value is shown as it is.
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    /// The bundle is one with catalogs of its own, not that of the program.
    indirect case key(LocalizedStringKey, table: String?, bundle: Bundle? = nil)
    #if !canImport(Darwin)
      /// Has its own table and bundle.
      indirect case resource(LocalizedStringResource)
    #endif
    case attributed(AttributedString)
    /// A date, an interval or a timer.
    case rich(RichArgument)
    case joined(JoinedTexts)
    /// In place of texts inside of texts that are too deep.
    case nestingEnd
    indirect case image(Image)
  }

  var storage: Storage
  var modifiers: [TextModifier] = []
  /// How deep texts are inside of texts.
  private(set) var depth: UInt8 = 0

  /// Shows a string as it is.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Shows what the catalogs have for a key.
  ///
  /// Emphasis, code, strikethrough and links in the text that is found are shown as such, by the
  /// rules of markdown; values are shown as they are.
  ///
  /// - Parameters:
  ///   - key: The key; a literal makes one.
  ///   - tableName: The table to look in; `Localizable` if there is none.
  ///   - bundle: Whose catalogs to ask; `nil`, the main bundle and a bundle without catalogs mean
  ///     those of the host's `Localizer`.
  ///   - comment: A hint for translators, which tools read in the source. It is not shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(
      key, table: tableName?.isEmpty == true ? nil : tableName,
      bundle: bundle === Bundle.main ? nil : bundle)
    depth = UInt8(clamping: key.nestingDepth)
  }

  /// Shows a text that was named before, by its own table and bundle. Its language is that of the
  /// view.
  ///
  /// - Parameter resource: The text; the main bundle means the catalogs of the host's
  ///   `Localizer`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    #if canImport(Darwin)
      storage = .verbatim(String(localized: resource))
    #else
      storage = .resource(resource)
      depth = UInt8(clamping: resource.nestingDepth)
    #endif
  }

  // An attributed string can be a literal too, and a literal means a key.
  /// Shows a text with attributes: those of `AttributeScopes.SwiftUIAttributes`,
  /// `inlinePresentationIntent`, and `link`, which is painted in the tint's colour. Other
  /// attributes of Foundation are not shown. The language of the whole is that of its beginning.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// Shows a date in a style of the locale.
  public init(_ date: Date, style: DateStyle) {
    storage = .rich(.date(date, style))
  }

  /// Shows an interval between two dates.
  public init(_ dates: ClosedRange<Date>) {
    storage = .rich(.dateRange(dates))
  }

  /// Shows an interval between two dates.
  public init(_ interval: DateInterval) {
    storage = .rich(.dateRange(interval.start...interval.end))
  }

  /// Shows a timer that runs while the interval lasts.
  ///
  /// - Parameters:
  ///   - timerInterval: When it runs.
  ///   - pauseTime: When it is paused, if it is.
  ///   - countsDown: Whether it counts towards zero.
  ///   - showsHours: Whether more than 60 minutes are shown as hours.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    storage = .rich(
      .timer(
        TimerText(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }

  /// Shows a value as a format style writes it in the locale of the view.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    let key: LocalizedStringKey = "\(input, format: format)"
    if let argument = key.arguments.first?.rich {
      storage = .rich(argument)
    } else {
      storage = .verbatim(format.format(input))
    }
  }

  /// Shows a picture in a line of text: a symbol in the look of the text, a picture on its
  /// baseline. It is as large as it is by itself. In strings of the text, `U+FFFC` represents it.
  public init(_ image: Image) {
    storage = .image(image)
  }

  /// Joins two texts to one, each with its own looks.
  ///
  /// Any number of texts can be joined. Texts inside of texts, and modifiers around joined texts,
  /// are at most 64 deep: an ellipsis takes the place of what is deeper, and the host reports it.
  public static func + (first: Text, second: Text) -> Text {
    if first.modifiers.isEmpty, case .joined(let parts) = first.storage {
      return Text(
        joined: parts.appending(second.limited), depth: max(first.depth, second.partDepth))
    }
    return Text(
      joined: JoinedTexts([first.limited, second.limited]),
      depth: max(first.partDepth, second.partDepth))
  }

  private init(joined parts: JoinedTexts, depth: UInt8) {
    storage = .joined(parts)
    self.depth = depth
  }

  /// The text as a part of another one: nothing of it where texts are as deep as they may be.
  private var limited: Text {
    guard depth >= NestingEnd.depth else { return self }
    return Text(storage: .nestingEnd)
  }

  /// How deep a text is that has this one as a part.
  private var partDepth: UInt8 {
    if depth >= NestingEnd.depth { return 1 }
    guard case .joined = storage else { return depth }
    return depth + 1
  }

  init(storage: Storage) {
    self.storage = storage
  }

  /// How a date is written.
  public typealias DateStyle = CalqueLocalization.DateStyle

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// Capital or small letters.
  public enum Case: Hashable, Sendable {
    /// Capital letters only.
    case uppercase
    /// Small letters only.
    case lowercase
  }
}

extension Text: PrimitiveView {
  /// Writes a leaf that is measured by the host's text measurer.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(leaf: emitter.textResolver.leaf(of: self))
  }
}

extension Text: ResolvableText {
  package var nestingDepth: Int { Int(depth) }

  package func plainText(
    by localizer: Localizer, in environment: LocalizationEnvironment
  ) -> String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key, let table, let bundle):
      localizer.asking(bundle).resolve(key, table: table, environment: environment).readableString
    #if !canImport(Darwin)
      case .resource(let resource):
        localizer.resolve(resource, environment: environment).readableString
    #endif
    case .attributed(let text): String(text.characters)
    case .rich(let argument): localizer.text(of: argument, in: environment).string
    case .joined(let parts):
      parts.texts.reduce(into: "") { $0 += $1.plainText(by: localizer, in: environment) }
    case .nestingEnd: "\u{2026}"
    case .image: "\u{FFFC}"
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Records a text with looks of its own.
  public mutating func appendInterpolation(_ text: Text) {
    appendNested(text)
  }

  /// Records a picture.
  public mutating func appendInterpolation(_ image: Image) {
    appendNested(Text(image))
  }
}

extension Text {
  /// What assistive technology reads in place of the text.
  var ownLabel: Text? {
    for case .label(let label) in modifiers { return label }
    return nil
  }
}
