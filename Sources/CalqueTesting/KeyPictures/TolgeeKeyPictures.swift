import Foundation

/// Pictures for Tolgee: PNG files, and the requests of its API with the places of the keys.
///
/// `POST /v2/image-upload` with a form of `image` and `info`, and `POST
/// /v2/projects/{projectId}/single-step-import-resolvable` with the keys by their names, each with
/// `screenshots` of `text`, `uploadedImageId` and `positions` (`x`, `y`, `width` and `height` in
/// pixels), as in Tolgee's API (docs.tolgee.io/api, "Import keys (resolvable)" and its successor;
/// the types are those of `tolgee-platform`). Translations are not changed.
public struct TolgeeKeyPictures: KeyPictureFormat {
  /// The address of the server, without `/` in the end.
  public var server: String
  /// The number of the project.
  public var project: String
  /// Whether the name of a table is the namespace of its keys.
  public var usesNamespaces: Bool
  /// The number of pixels per point.
  public var scale: Double

  /// Makes a format. What is not given has the form `${name}` in the requests.
  public init(
    server: String = "https://app.tolgee.io", project: String = "${project}",
    usesNamespaces: Bool = false, scale: Double = 2
  ) {
    self.server = server
    self.project = project
    self.usesNamespaces = usesNamespaces
    self.scale = scale
  }

  /// `tolgee`.
  public var name: String { "tolgee" }

  /// The pictures, and `tolgee/requests.json`.
  public func files(of pictures: KeyPictures) throws -> [KeyPictureFile] {
    var files: [KeyPictureFile] = []
    var requests: [UploadRequest] = []
    for (picture, number, _) in pictures.sightsByPicture() {
      files.append(picture.file(number, in: name, scale: scale))
      requests.append(upload(picture, number))
    }
    requests.append(
      UploadRequest(
        method: "POST", url: "\(server)/v2/projects/\(project)/single-step-import-resolvable",
        headers: ["X-API-Key": "${token}", "Content-Type": "application/json"],
        body: .object(["keys": .list(keys(of: pictures))])))
    return files + [KeyPictureFile("\(name)/requests.json", json: requests)]
  }

  private func upload(_ picture: KeyPictures.Picture, _ number: Int) -> UploadRequest {
    // The location is plain letters, digits and signs, which JSON takes as they are.
    let location = "calque-\(picture.fileName(number))"
    return UploadRequest(
      method: "POST", url: "\(server)/v2/image-upload", headers: ["X-API-Key": "${token}"],
      form: [
        .init(name: "image", file: picture.fileName(number), contentType: "image/png"),
        .init(
          name: "info", text: "{\"location\":\"\(location)\"}", contentType: "application/json"),
      ], saves: [.init(name: "image-\(number + 1)", path: "id")])
  }

  /// Each key once, with its pictures in all languages.
  private func keys(of pictures: KeyPictures) -> [UploadBody] {
    let grouped = Dictionary(grouping: pictures.sights) { [$0.key.table, $0.key.name] }
    return grouped.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { names, sights in
      var key: [String: UploadBody] = [
        "name": .text(names[1]), "translations": .object([:]),
        "screenshots": .list(sights.map { screenshot($0, pictures) }),
      ]
      if usesNamespaces { key["namespace"] = .text(names[0]) }
      return .object(key)
    }
  }

  private func screenshot(_ sight: KeyPictures.Sight, _ pictures: KeyPictures) -> UploadBody {
    let size = pictures.pictures[sight.picture].size
    return .object([
      "text": .text(sight.text), "uploadedImageId": .text("${image-\(sight.picture + 1)}"),
      "positions": .list(
        sight.frames.map { UploadBody(PixelFrame($0, on: size, scale: scale)) }),
    ])
  }
}
