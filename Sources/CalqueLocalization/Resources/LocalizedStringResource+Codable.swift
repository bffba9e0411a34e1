import CalqueMessages
import Foundation

// Both are written in a form of our own; Foundation's is not documented.
#if !canImport(Darwin)
  extension String.LocalizationValue: Codable {
    private enum CodingKeys: String, CodingKey {
      case key
      case arguments
    }

    /// Reads a value that was encoded.
    ///
    /// - Parameter decoder: Where to read.
    /// - Throws: A `DecodingError` for what is no such value.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let arguments = try container.decodeIfPresent([CodedArgument].self, forKey: .arguments)
      content = LocalizedStringKey(
        key: try container.decode(String.self, forKey: .key),
        arguments: arguments?.map(\.argument) ?? [], hasFormatting: arguments != nil)
    }

    /// Writes the value. Numbers, strings, placeholders and names are kept as they are, so that who
    /// reads them shows them in a locale of its own; a value with a format style or with attributes is
    /// written as its text in the languages that this process prefers, since no type can be read
    /// whose name is not known.
    ///
    /// - Parameter encoder: Where to write.
    /// - Throws: What the encoder throws.
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

  /// A value that survives the way to another process.
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

    /// Reads a text that was encoded.
    ///
    /// - Parameter decoder: Where to read.
    /// - Throws: A `DecodingError` for what is no such text.
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

    /// Writes the text: its key, values, table, the place of its bundle, and its locale, which is
    /// that of the process where none was chosen. The main bundle remains that of who reads it.
    ///
    /// - Parameter encoder: Where to write.
    /// - Throws: What the encoder throws.
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
