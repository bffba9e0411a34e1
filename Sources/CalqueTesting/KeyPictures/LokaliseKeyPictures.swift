import Foundation

/// Pictures for Lokalise: one file a picture with the body of the request that creates it.
///
/// `POST /projects/{project_id}/screenshots` with `screenshots` of `data` (the picture in Base64,
/// with its type in front), `title`, `ocr` and `key_ids`, as in Lokalise's API 2
/// (developers.lokalise.com/reference/create-screenshots; the fields are also in Lokalise's own
/// `node-lokalise-api`). A request cannot say where a key is on the picture: Lokalise finds that
/// itself, if `ocr` is on. `GET /projects/{project_id}/keys` finds the number of a key.
public struct LokaliseKeyPictures: KeyPictureFormat {
  /// The address of the API, without `/` in the end.
  public var server: String
  /// The identifier of the project.
  public var project: String
  /// The numbers of the keys, by key.
  public var keys: [String: Int]
  /// Whether Lokalise looks for texts on the picture, beside the given keys.
  public var recognizesTexts: Bool
  /// The number of pixels per point.
  public var scale: Double

  /// Makes a format. What is not given has the form `${name}` in the requests.
  public init(
    server: String = "https://api.lokalise.com/api2", project: String = "${project}",
    keys: [String: Int] = [:], recognizesTexts: Bool = false, scale: Double = 2
  ) {
    self.server = server
    self.project = project
    self.keys = keys
    self.recognizesTexts = recognizesTexts
    self.scale = scale
  }

  /// `lokalise`.
  public var name: String { "lokalise" }

  /// The bodies, and `lokalise/requests.json`.
  public func files(of pictures: KeyPictures) throws -> [KeyPictureFile] {
    let ids = ServiceIDs(numbers: keys)
    var requests = ids.questions(about: pictures.sights, question)
    var files: [KeyPictureFile] = []
    for (picture, number, sights) in pictures.sightsByPicture() {
      let path = picture.fileName(number).replacing(".png", with: ".json")
      files.append(
        KeyPictureFile("\(name)/\(path)") {
          let body = try body(picture, sights, ids)
          return try KeyPictureFile("", json: body).contents()
        })
      requests.append(
        UploadRequest(
          method: "POST", url: "\(server)/projects/\(project)/screenshots",
          headers: headers.merging(["Content-Type": "application/json"]) { $1 }, bodyFile: path))
    }
    return files + [KeyPictureFile("\(name)/requests.json", json: requests)]
  }

  private var headers: [String: String] { ["X-Api-Token": "${token}"] }

  private func body(
    _ picture: KeyPictures.Picture, _ sights: [KeyPictures.Sight], _ ids: ServiceIDs
  ) throws -> UploadBody {
    let data = try picture.png(scale: scale).base64EncodedString()
    return .object([
      "screenshots": .list([
        .object([
          "data": .text("data:image/png;base64,\(data)"), "title": .text(picture.title),
          "ocr": .flag(recognizesTexts), "key_ids": .list(sights.map { ids.body(of: $0.key) }),
        ])
      ])
    ])
  }

  private func question(_ key: KeyPictures.Key) -> UploadRequest {
    UploadRequest(
      method: "GET",
      url: "\(server)/projects/\(project)/keys?filter_keys=\(key.name.inQuery)",
      headers: headers, saves: [.init(name: "key:\(key.name)", path: "keys.0.key_id")])
  }
}
