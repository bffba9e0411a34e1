import Foundation

/// A request to a service, as its documentation writes it. A `${name}` in it is what an earlier
/// answer has, or what the user knows.
struct UploadRequest: Encodable, Sendable {
  /// A value of the answer that later requests use.
  struct Saved: Encodable, Sendable {
    /// The name, which later requests write as `${name}`.
    let name: String
    /// The path of the value in the JSON of the answer, with dots.
    let path: String
  }

  /// A part of a form.
  struct Part: Encodable, Sendable {
    let name: String
    /// The text of the part.
    var text: String?
    /// The path of the file of the part, from the folder of the requests.
    var file: String?
    var contentType: String?
  }

  let method: String
  let url: String
  var headers: [String: String] = [:]
  /// The path of the file that is the body, from the folder of the requests.
  var bodyFile: String?
  /// The parts of a body of the type `multipart/form-data`.
  var form: [Part]?
  var body: UploadBody?
  /// What the answer has that later requests use.
  var saves: [Saved]?
}

/// A body in JSON.
indirect enum UploadBody: Encodable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([UploadBody])
  case object([String: UploadBody])

  init(_ frame: PixelFrame) {
    self = .object([
      "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
      "height": .number(frame.height),
    ])
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}

/// The numbers by which a service knows keys, if the user has them.
struct ServiceIDs: Sendable {
  let numbers: [String: Int]

  /// The number of a key, or `${key:NAME}` in its place.
  func body(of key: KeyPictures.Key) -> UploadBody {
    numbers[key.name].map(UploadBody.number) ?? .text("${key:\(key.name)}")
  }

  /// The number of a key as a text.
  func text(of key: KeyPictures.Key) -> String {
    numbers[key.name].map { "\($0)" } ?? "${key:\(key.name)}"
  }

  /// The requests that ask for the numbers that are not known, one a key.
  func questions(
    about sights: [KeyPictures.Sight], _ request: (KeyPictures.Key) -> UploadRequest
  ) -> [UploadRequest] {
    var known: Set<String> = []
    return sights.map(\.key)
      .filter { numbers[$0.name] == nil && known.insert($0.name).inserted }
      .map(request)
  }
}

extension String {
  /// The text as a value in the query of an address.
  var inQuery: String {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
  }
}
