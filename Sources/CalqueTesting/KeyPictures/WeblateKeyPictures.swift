import Foundation

/// Pictures for Weblate: PNG files, and the requests of its REST API.
///
/// `POST /api/screenshots/` with a form of `image`, `name`, `project_slug`, `component_slug` and
/// `language_code`, and `POST /api/screenshots/(int:id)/units/` with `unit_id` for each key, as in
/// "Weblate's REST API", section "Screenshots" (docs.weblate.org/en/latest/api.html). Weblate has
/// no places on pictures. The units are those of the source language; `GET
/// /api/translations/(string:project)/(string:component)/(string:language)/units/` finds the number
/// of a key.
public struct WeblateKeyPictures: KeyPictureFormat {
  /// The address of the server, without `/` in the end.
  public var server: String
  /// The short name of the project.
  public var project: String
  /// The short name of the component.
  public var component: String
  /// The language of the keys.
  public var sourceLanguage: String
  /// The numbers of the units of the source language, by key.
  public var units: [String: Int]
  /// The number of pixels per point.
  public var scale: Double

  /// Makes a format. What is not given has the form `${name}` in the requests.
  public init(
    server: String = "${server}", project: String = "${project}",
    component: String = "${component}", sourceLanguage: String = "en", units: [String: Int] = [:],
    scale: Double = 2
  ) {
    self.server = server
    self.project = project
    self.component = component
    self.sourceLanguage = sourceLanguage
    self.units = units
    self.scale = scale
  }

  /// `weblate`.
  public var name: String { "weblate" }

  /// The pictures, and `weblate/requests.json`.
  public func files(of pictures: KeyPictures) throws -> [KeyPictureFile] {
    let ids = ServiceIDs(numbers: units)
    var requests = ids.questions(about: pictures.sights, question)
    var files: [KeyPictureFile] = []
    for (picture, number, sights) in pictures.sightsByPicture() {
      files.append(picture.file(number, in: name, scale: scale))
      requests.append(upload(picture, number))
      for sight in sights {
        requests.append(
          UploadRequest(
            method: "POST", url: "\(server)/api/screenshots/${screenshot-\(number + 1)}/units/",
            headers: headers, form: [.init(name: "unit_id", text: ids.text(of: sight.key))]))
      }
    }
    return files + [KeyPictureFile("\(name)/requests.json", json: requests)]
  }

  private var headers: [String: String] { ["Authorization": "Token ${token}"] }

  private func upload(_ picture: KeyPictures.Picture, _ number: Int) -> UploadRequest {
    UploadRequest(
      method: "POST", url: "\(server)/api/screenshots/", headers: headers,
      form: [
        .init(name: "image", file: picture.fileName(number), contentType: "image/png"),
        .init(name: "name", text: picture.title),
        .init(name: "project_slug", text: project),
        .init(name: "component_slug", text: component),
        .init(name: "language_code", text: picture.combination.locale),
      ], saves: [.init(name: "screenshot-\(number + 1)", path: "id")])
  }

  private func question(_ key: KeyPictures.Key) -> UploadRequest {
    let quoted = "key:=\"\(key.name.replacing("\"", with: "\\\""))\""
    let translation = "\(project)/\(component)/\(sourceLanguage)"
    return UploadRequest(
      method: "GET", url: "\(server)/api/translations/\(translation)/units/?q=\(quoted.inQuery)",
      headers: headers, saves: [.init(name: "key:\(key.name)", path: "results.0.id")])
  }
}
