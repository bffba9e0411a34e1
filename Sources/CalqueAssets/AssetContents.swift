import Foundation

/// What a `Contents.json` of a catalog says (Asset Catalog Format Reference).
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ColorValue: Decodable {
    var colorSpace: String?
    var platform: String?
    var reference: String?
    var components: [String: Component]?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case platform, reference, components
    }
  }

  /// A component is written as a text, by some tools as a number.
  struct Component: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = String(try container.decode(Double.self))
      }
    }
  }

  struct Part: Decodable {
    var idiom: String?
    var filename: String?
    var scale: String?
    var color: ColorValue?
    var appearances: [Appearance]?
    var gamut: String?
    var direction: String?
    var width: String?
    var height: String?

    enum CodingKeys: String, CodingKey {
      case idiom, filename, scale, color, appearances
      case gamut = "display-gamut"
      case direction = "language-direction"
      case width = "width-class"
      case height = "height-class"
    }

    var conditions: AssetConditions {
      var conditions = AssetConditions()
      conditions.idiom = idiom ?? "universal"
      for appearance in appearances ?? [] {
        switch (appearance.appearance, appearance.value) {
        case ("luminosity", let value): conditions.isDark = value == "dark"
        case ("contrast", let value): conditions.isHighContrast = value == "high"
        default: break
        }
      }
      conditions.isRightToLeft = direction.map { $0 == "right-to-left" }
      conditions.isCompactWidth = width.map { $0 == "compact" }
      conditions.isCompactHeight = height.map { $0 == "compact" }
      conditions.isWideGamut = gamut?.lowercased() == "display-p3"
      return conditions
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var intent: String?
    var preservesVector: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case intent = "template-rendering-intent"
      case preservesVector = "preserves-vector-representation"
    }
  }

  var images: [Part]?
  var colors: [Part]?
  var symbols: [Part]?
  var properties: Properties?

  /// Reads the contents of a folder; nil if it has none, or if they are not those of a catalog.
  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}
