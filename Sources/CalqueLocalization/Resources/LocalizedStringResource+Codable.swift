import CalqueMessages
import Foundation

// Both are encoded in a custom form, as Foundation's is not documented.
#if !canImport(Darwin)
  extension String.LocalizationValue: Codable {
    private enum CodingKeys: String, CodingKey {
      case key
      case arguments
    }

    /// Decodes a value.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` if the data is not a localization value.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let arguments = try container.decodeIfPresent([CodedArgument].self, forKey: .arguments)
      content = LocalizedStringKey(
        key: try container.decode(String.self, forKey: .key),
        arguments: arguments?.map(\.argument) ?? [], hasFormatting: arguments != nil)
    }

    /// Encodes the value. Numbers, strings, placeholders and names are encoded as they are, so that
    /// the reader can show them in its own locale. A value with a format style or with attributes
    /// is encoded as its text in the languages that this process prefers, since a type cannot be
    /// decoded unless its name is known.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
      try encode(to: encoder, by: SharedLocalizer.preferred(nil).localizer)
    }

    func encode(to encoder: any Encoder, by localizer: Localizer) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(content.key, forKey: .key)
      guard content.hasFormatting else { return }
      let arguments = content.arguments.map { CodedArgument($0, by: localizer) }
      try container.encode(arguments, forKey: .arguments)
    }
  }

  /// A value that can be passed to another process.
  private enum CodedArgument: Codable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case string(String)
    case placeholder(String.LocalizationValue.Placeholder)
    case resource(LocalizedStringResource)

    init(_ argument: LocalizationArgument, by localizer: Localizer) {
      switch argument {
      case .integer(let value): self = .integer(value)
      case .unsigned(let value): self = .unsigned(value)
      case .double(let value): self = .double(value)
      case .string(let value): self = .string(value)
      case .object:
        switch argument.rich {
        case .placeholder(let placeholder)?: self = .placeholder(placeholder)
        case .nested(let value as LocalizedStringResource)?: self = .resource(value)
        case let value?: self = .string(localizer.text(of: value).string)
        case nil: self = .string("")
        }
      }
    }

    var argument: LocalizationArgument {
      switch self {
      case .integer(let value): .integer(value)
      case .unsigned(let value): .unsigned(value)
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      case .placeholder(let placeholder): .rich(.placeholder(placeholder))
      case .resource(let resource): .nested(resource)
      }
    }
  }

  extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey {
      case key
      case defaultValue
      case table
      case locale
      case bundle
    }

    /// Decodes a text.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` if the data is not a localized string resource.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let url = try container.decodeIfPresent(URL.self, forKey: .bundle)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        defaultValue: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
        table: try container.decodeIfPresent(String.self, forKey: .table),
        locale: try container.decode(Locale.self, forKey: .locale),
        bundle: url.map { .atURL($0) } ?? .main)
    }

    /// Encodes the text: its key, values, table, the place of its bundle, and its locale, which is
    /// that of the process unless another one was chosen. The main bundle is decoded as that of the
    /// reading process.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let localizer = SharedLocalizer.find(self).localizer
      try container.encode(key, forKey: .key)
      try defaultValue.encode(to: container.superEncoder(forKey: .defaultValue), by: localizer)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encode(
        prefersProcess ? localizer.environment.locale : locale, forKey: .locale)
      switch bundle {
      case .main: break
      case .forClass(let type): try container.encode(Bundle(for: type).bundleURL, forKey: .bundle)
      case .atURL(let url): try container.encode(url, forKey: .bundle)
      }
    }
  }
#endif
