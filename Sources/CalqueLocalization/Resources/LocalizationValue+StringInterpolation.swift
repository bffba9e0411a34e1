import CalqueMessages
public import Foundation

#if !canImport(Darwin)
  extension String.LocalizationValue {
    /// The format and values that are recorded while a literal with interpolations is read.
    ///
    /// The compiler calls the methods; each interpolation uses the one that matches its type and
    /// labels. Values are formatted together with the text, in its locale.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      private(set) var recording = KeyRecording()

      /// Makes an empty recording.
      ///
      /// - Parameters:
      ///   - literalCapacity: The size of the literal parts, in UTF-8 bytes.
      ///   - interpolationCount: The number of values.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Records text between values. Its percent signs are doubled, since the key is a format.
      public mutating func appendLiteral(_ literal: String) {
        recording.append(literal: literal)
      }

      /// Records a string, as `%@`.
      public mutating func appendInterpolation(_ string: String) {
        recording.append(.string(string))
      }

      /// Records a part of a string, as `%@`.
      public mutating func appendInterpolation(_ substring: Substring) {
        recording.append(.string(String(substring)))
      }

      /// Records a number with the specifier of its type, such as `%lld` for an `Int`.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        recording.append(value._argument.value, specifier: T._specifier)
      }

      /// Records a number with a custom specifier.
      ///
      /// - Parameters:
      ///   - value: The number.
      ///   - specifier: A printf-like specifier, such as `%.2f` or `%x`. It becomes part of the
      ///     key.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String)
      {
        recording.append(value._argument.value, specifier: specifier)
      }

      /// Records the place of a value that is provided later; see ``String/LocalizationOptions``.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        recording.append(.rich(.placeholder(placeholder)), specifier: placeholder.specifier)
      }

      /// Records the place of a value that is provided later, with a custom specifier.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        recording.append(.rich(.placeholder(placeholder)), specifier: specifier)
      }

      /// Records a value with its format style, as `%@`. The style writes the value in the locale
      /// of the text.
      @preconcurrency
      public mutating func appendInterpolation<T: Sendable, F: FormatStyle & Sendable>(
        _ value: T, format: F
      ) where T == F.FormatInput, F.FormatOutput: StringProtocol {
        recording.append(.rich(.formatted(AnyStyledInput(input: value, format: format))))
      }

      /// Records a value with its format style, as `%@`. The style writes the value in the locale
      /// of the text.
      @preconcurrency
      public mutating func appendInterpolation<T: Sendable & Equatable, F: FormatStyle & Sendable>(
        _ value: T, format: F
      ) where T == F.FormatInput, F.FormatOutput == String {
        recording.append(.rich(.formatted(StyledInput(input: value, format: format))))
      }

      /// Records a value with a format style that adds attributes to the parts of its text, as
      /// `%@`. The style writes the value in the locale of the text.
      @preconcurrency
      public mutating func appendInterpolation<T: Sendable, F: FormatStyle & Sendable>(
        _ value: T, format: F
      ) where T == F.FormatInput, F.FormatOutput: AttributedStringProtocol {
        recording.append(.rich(.formatted(AttributedInput(input: value, format: format))))
      }

      /// Records text with attributes, as `%@`. The attributes are kept where the result has
      /// attributes.
      public mutating func appendInterpolation(
        _ attributedString: AttributedString, options: AttributedString.InterpolationOptions = []
      ) {
        recording.append(.rich(.attributed(attributedString.interpolated(options))))
      }

      /// Records a part of a text with attributes, as `%@`.
      public mutating func appendInterpolation(
        _ attributedSubstring: AttributedSubstring,
        options: AttributedString.InterpolationOptions = []
      ) {
        appendInterpolation(AttributedString(attributedSubstring), options: options)
      }

      /// Records an object, as `%@`. Its description is shown.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
        recording.append(.object(subject))
      }

      /// Records an object with a formatter, as `%@`. It is formatted immediately, in the
      /// formatter's own locale.
      ///
      /// - Parameters:
      ///   - subject: The object.
      ///   - formatter: The formatter; if it is `nil` or returns `nil`, the object's description is
      ///     shown.
      public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter?
      ) {
        recording.append(
          formatter?.string(for: subject).map { .string($0) } ?? .object(subject))
      }

      /// Records a value with a localized name, as `%@`. The name is looked up in its own table and
      /// bundle, for the locale of the surrounding text.
      public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
        _ value: T
      ) {
        recording.append(.nested(value.localizedStringResource))
      }

      /// Records a list of values with localized names, as `%@`.
      ///
      /// - Parameters:
      ///   - value: The values.
      ///   - format: How the list is written, such as `.list(type: .or)`.
      public mutating func appendInterpolation<C: Collection>(
        _ value: C, format: ListFormatStyle<StringStyle, [String]>
      ) where C.Element: CustomLocalizedStringResourceConvertible {
        let names = value.map(\.localizedStringResource)
        recording.append(.nested(NamedList(names: names, format: format)))
      }

      /// Records the description of any other value, as `%@`. It is the same in every language.
      @available(
        *, deprecated,
        message:
          "Shows the value's debug description, which is not localized. Use String(describing:) to make that explicit, or a type that conforms to CustomLocalizedStringResourceConvertible."
      )
      public mutating func appendInterpolation<T>(_ object: T) {
        recording.append(.string(String(describing: object)))
      }
    }
  }

  /// A list of names that are looked up when the list is written.
  private struct NamedList: ResolvableText, Equatable {
    var names: [LocalizedStringResource]
    var format: ListFormatStyle<StringStyle, [String]>
    var nestingDepth: Int { names.lazy.map(\.nestingDepth).max() ?? 0 }

    func plainText(
      by localizer: Localizer, in environment: LocalizationEnvironment
    ) -> String {
      let texts = names.map { $0.plainText(by: localizer, in: environment) }
      return format.locale(environment.locale.usable).format(texts)
    }
  }
#endif
