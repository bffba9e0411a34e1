public import Foundation

#if !canImport(Darwin)
  extension String {
    /// A text to translate, for `String(localized:)`: a key, and the values of its interpolations.
    ///
    /// A literal records the same format that ``LocalizedStringKey`` does:
    /// `"\(name) sent \(3) files"` is the key `%@ sent %lld files`.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      /// The value as a key of its own, with its values.
      package let content: LocalizedStringKey

      /// Makes a value without arguments.
      ///
      /// - Parameter value: The text. Percent signs have no special meaning.
      public init(_ value: String) {
        content = LocalizedStringKey(value)
      }

      /// Makes a value without arguments from a literal.
      ///
      /// - Parameter value: The text. Percent signs have no special meaning.
      public init(stringLiteral value: String) {
        content = LocalizedStringKey(value)
      }

      /// Makes a value from a literal with interpolations.
      ///
      /// - Parameter stringInterpolation: The recorded format and values.
      public init(stringInterpolation: StringInterpolation) {
        content = LocalizedStringKey(stringInterpolation.recording)
      }

      init(content: LocalizedStringKey) {
        self.content = content
      }

      /// The type of a value that is provided later, by
      /// ``String/LocalizationOptions/replacements``.
      ///
      /// It is written in a literal as `\(placeholder: .int)`.
      public typealias Placeholder = LocalizationPlaceholder
    }

    /// Further options for `String(localized:options:)`.
    public struct LocalizationOptions {
      /// The values of the placeholders, in their order in the literal.
      public var replacements: [any CVarArg]?

      /// Makes options with default values.
      public init() {}
    }
  }

  extension AttributedString {
    /// How the attributes of an interpolated text are combined with those of the surrounding text.
    public struct InterpolationOptions: OptionSet, Sendable {
      /// The options, one bit each.
      public let rawValue: UInt

      /// Makes a set of options from its bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The interpolated text keeps its attributes, and takes none from the surrounding text.
      public static let insertAttributesWithoutMerging = InterpolationOptions(rawValue: 1)
    }
  }
#endif
