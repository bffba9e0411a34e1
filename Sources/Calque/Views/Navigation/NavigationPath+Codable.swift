import Foundation

extension NavigationPath {
  /// A path that can be encoded: the type of each value, and the value as JSON.
  ///
  /// The order is that of SwiftUI: the last value first, its type in front of it. A type is known
  /// again by its mangled name, so it must exist in the program that decodes it.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) {
      self.values = values
    }

    /// Reads a path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not a type that can be decoded here")
        }
        values.append(try Self.decode(type, text))
      }
      self.values = values.reversed()
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Codable, let name = _mangledTypeName(type(of: base))
        else {
          throw EncodingError.invalidValue(
            value.base,
            .init(codingPath: container.codingPath, debugDescription: "a value cannot be encoded"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }

    private static func decode<V: Codable & Hashable>(
      _ type: V.Type, _ text: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }
  }
}
