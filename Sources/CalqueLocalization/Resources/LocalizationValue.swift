public import Foundation

#if !canImport(Darwin)
  extension String {
    /// A text to translate, as `String(localized:)` takes it: a key, and the values of the
    /// interpolations in it.
    ///
    /// A literal records the same format that ``LocalizedStringKey`` does:
    /// `"\(name) sent \(3) files"` is the key `%@ sent %lld files`.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      /// The key that the value is by itself, with the values.
      package let content: LocalizedStringKey

      /// Makes a value without arguments.
      ///
      /// - Parameter value: The text. Percent signs mean nothing in it.
      public init(_ value: String) {
        content = LocalizedStringKey(value)
      }

      /// Makes a value without arguments from a literal.
      ///
      /// - Parameter value: The text. Percent signs mean nothing in it.
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

      /// The type of a value that comes later, by ``String/LocalizationOptions/replacements``.
      ///
      /// It stands in a literal as `\(placeholder: .int)`.
      public enum Placeholder: Hashable, Sendable, Codable {
        /// A signed integer, `%lld` in the key.
        case int
        /// An unsigned integer, `%llu` in the key.
        case uint
        /// A number with a fraction, `%f` in the key.
        case float
        /// A number with a fraction, `%lf` in the key.
        case double
        /// A string or an object, `%@` in the key.
        case object

        var specifier: String {
          switch self {
          case .int: "%lld"
          case .uint: "%llu"
          case .float: "%f"
          case .double: "%lf"
          case .object: "%@"
          }
        }
      }
    }

    /// What `String(localized:options:)` is told beside the text.
    public struct LocalizationOptions {
      /// The values of the placeholders, in the order in which they stand in the literal.
      public var replacements: [any CVarArg]?

      /// Makes options that change nothing.
      public init() {}
    }
  }

  extension AttributedString {
    /// How the attributes of an interpolated text meet those of the text around it.
    public struct InterpolationOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Makes options of their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The interpolated text keeps the attributes that it has, and takes none from around it.
      public static let insertAttributesWithoutMerging = InterpolationOptions(rawValue: 1)
    }
  }
#endif
