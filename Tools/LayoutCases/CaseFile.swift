import Foundation

/// A file of layout cases, the input of `Tools/layout-cases`.
struct CaseFile: Decodable {
  let tolerance: Double?
  let cases: [LayoutCase]

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    self = try JSONDecoder().decode(CaseFile.self, from: data)
  }
}

/// A view, its proposal, and the frames that it must get.
struct LayoutCase: Decodable {
  struct Frame: Decodable {
    let x, y, width, height: Length?
  }

  struct Size: Decodable {
    let width, height: Length?
  }

  struct Insets: Decodable {
    let top, leading, bottom, trailing: Double?
  }

  struct Container: Decodable {
    let width, height: Length
    let safeAreaInsets: Insets?
  }

  struct Proposal: Decodable {
    let width, height: Length?
  }

  /// A number of points, or infinity of either sign.
  struct Length: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
      } else {
        switch try container.decode(String.self) {
        case "inf", "infinity": value = .infinity
        case "-inf", "-infinity": value = -.infinity
        default:
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "a length is a number, null or \"inf\"")
        }
      }
    }
  }

  let id: String
  let category: String?
  let description: String?
  let code: String
  let prelude: String?
  let proposal: Proposal
  let layoutDirection: String?
  let platform: String?
  let displayScale: Double?
  let container: Container?
  let rootSize: Size?
  let frames: [String: Frame]?
  let absent: [String]?

  /// The names whose frames are requested.
  var names: [String] {
    (frames.map { Array($0.keys) } ?? []).sorted() + (absent ?? [])
  }
}
