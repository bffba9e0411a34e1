import Foundation

/// Pictures for Crowdin: PNG files, and the requests of its API with the tags of the strings.
///
/// `POST /storages` with the file, `POST /projects/{projectId}/screenshots` with `storageId` and
/// `name`, and `POST /projects/{projectId}/screenshots/{screenshotId}/tags` with a list of
/// `stringId` and `position` (`x`, `y`, `width` and `height` in pixels of the picture), as in
/// Crowdin's API 2 (developer.crowdin.com/api/v2, "Screenshots"; the types are those of Crowdin's
/// own `crowdin-api-client-js`). `GET /projects/{projectId}/strings` finds the number of a key.
public struct CrowdinKeyPictures: KeyPictureFormat {
  /// The address of the API, without `/` in the end.
  public var server: String
  /// The number of the project.
  public var project: String
  /// The numbers of the strings, by key.
  public var strings: [String: Int]
  /// The number of pixels per point.
  public var scale: Double

  /// Makes a format. What is not given has the form `${name}` in the requests.
  public init(
    server: String = "https://api.crowdin.com/api/v2", project: String = "${project}",
    strings: [String: Int] = [:], scale: Double = 2
  ) {
    self.server = server
    self.project = project
    self.strings = strings
    self.scale = scale
  }

  /// `crowdin`.
  public var name: String { "crowdin" }

  /// The pictures, and `crowdin/requests.json`.
  public func files(of pictures: KeyPictures) throws -> [KeyPictureFile] {
    let ids = ServiceIDs(numbers: strings)
    var requests = ids.questions(about: pictures.sights, question)
    var files: [KeyPictureFile] = []
    for (picture, number, sights) in pictures.sightsByPicture() {
      files.append(picture.file(number, in: name, scale: scale))
      requests += uploads(picture, number)
      requests.append(tags(picture, number, sights, ids))
    }
    return files + [KeyPictureFile("\(name)/requests.json", json: requests)]
  }

  private var authorization: [String: String] { ["Authorization": "Bearer ${token}"] }

  private func headers(_ type: String) -> [String: String] {
    authorization.merging(["Content-Type": type]) { $1 }
  }

  private func uploads(_ picture: KeyPictures.Picture, _ number: Int) -> [UploadRequest] {
    let file = picture.fileName(number)
    let name = file.replacing("/", with: "-")
    var storage = headers("image/png")
    storage["Crowdin-API-FileName"] = name
    let id = number + 1
    return [
      UploadRequest(
        method: "POST", url: "\(server)/storages", headers: storage, bodyFile: file,
        saves: [.init(name: "storage-\(id)", path: "data.id")]),
      UploadRequest(
        method: "POST", url: "\(server)/projects/\(project)/screenshots",
        headers: headers("application/json"),
        body: .object([
          "storageId": .text("${storage-\(id)}"), "name": .text(name), "autoTag": .flag(false),
        ]), saves: [.init(name: "screenshot-\(id)", path: "data.id")]),
    ]
  }

  private func tags(
    _ picture: KeyPictures.Picture, _ number: Int, _ sights: [KeyPictures.Sight], _ ids: ServiceIDs
  ) -> UploadRequest {
    let tags = sights.flatMap { sight in
      sight.frames.map { frame in
        UploadBody.object([
          "stringId": ids.body(of: sight.key),
          "position": UploadBody(PixelFrame(frame, on: picture.size, scale: scale)),
        ])
      }
    }
    return UploadRequest(
      method: "POST",
      url: "\(server)/projects/\(project)/screenshots/${screenshot-\(number + 1)}/tags",
      headers: headers("application/json"), body: .list(tags))
  }

  private func question(_ key: KeyPictures.Key) -> UploadRequest {
    UploadRequest(
      method: "GET",
      url: "\(server)/projects/\(project)/strings?filter=\(key.name.inQuery)&scope=identifier",
      headers: authorization, saves: [.init(name: "key:\(key.name)", path: "data.0.data.id")])
  }
}
