import Calque
import CalqueTesting
import Foundation
import Testing

/// A picture for every key, in the forms of Xcode and of services for translators.
@MainActor
@Suite struct KeyPictureTests {
  private func pictures(_ body: (KeyPictures) throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-keys-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, save) in [("en", "Save"), ("ar", "حفظ")] {
      let catalog = folder.appendingPathComponent("\(language).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: catalog.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text =
        "\"save\" = \"\(save)\";\n\"trash\" = \"\(save) 2\";\n\"unused\" = \"\(save) 3\";\n"
      try Data(text.utf8).write(to: catalog)
    }
    var axes = SweepAxes(
      locales: ["en", "ar"],
      sizes: [CGSize(width: 20, height: 100), CGSize(width: 200, height: 100)])
    axes.textSizes = [.accessibility2, .large]
    let sweep = ScreenSweep(
      catalogs: try CatalogBundle(contentsOf: folder, developmentLanguage: "en"), axes: axes)
    let screen = SweptScreen("Form") {
      VStack(spacing: 0) {
        Text("save").lineLimit(1)
        Image(systemName: "trash").accessibilityLabel("trash")
      }
    }
    try body(try await sweep.keyPictures(of: [screen]))
  }

  /// The objects of a file of a format.
  private func object(
    _ path: String, of format: any KeyPictureFormat, _ pictures: KeyPictures
  ) throws -> Any {
    let file = try #require(try format.files(of: pictures).first { $0.path == path })
    return try JSONSerialization.jsonObject(with: file.contents())
  }

  @Test func choosesTheWholeTextInTheUsualSetting() async throws {
    try await pictures { pictures in
      #expect(pictures.sights.map(\.key.name) == ["save", "trash", "save", "trash"])
      #expect(pictures.sights.map(\.isSpoken) == [false, true, false, true])
      #expect(pictures.missing.map(\.name) == ["unused", "unused"])
      #expect(pictures.coverage == 4.0 / 6)
      let whole = pictures.sights.filter { $0.key.name == "save" }
      for sight in whole {
        let picture = pictures.pictures[sight.picture]
        #expect(sight.isWhole)
        #expect(picture.size.width == 200)
        #expect(picture.combination.textSize == .large)
      }
      #expect(whole.count == 2)
    }
  }

  /// The keys and the form of the frame are those of the files in Apple's WWDC 2019, session 403.
  @Test func writesTheFilesOfXcode() async throws {
    try await pictures { pictures in
      let files = try XCLocKeyPictures().files(of: pictures)
      let folder = "ar.xcloc/Notes/Screenshots/Calque/Calque/"
      let list = try #require(
        files.first { $0.path == folder + "localizationStringData.plist" })
      let entries = try #require(
        try PropertyListSerialization.propertyList(from: list.contents(), format: nil)
          as? [[String: Any]])
      let entry = try #require(entries.first { $0["stringKey"] as? String == "save" })
      #expect(
        entry.keys.sorted() == ["bundleID", "bundlePath", "screenshots", "stringKey", "tableName"])
      #expect(entry["tableName"] as? String == "Localizable")
      let shots = try #require(entry["screenshots"] as? [[String: String]])
      let frame = try #require(shots.first?["frame"])
      #expect(frame.wholeMatch(of: /\{\{[\d.]+, [\d.]+\}, \{[\d.]+, [\d.]+\}\}/) != nil)
      let name = try #require(shots.first?["name"])
      let picture = try #require(files.first { $0.path == folder + name })
      #expect(try picture.contents().prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      let copies = try XCLocKeyPictures(copiesPictures: true).files(of: pictures)
      #expect(copies.filter { $0.path.hasSuffix(".png") }.count == pictures.sights.count)
    }
  }

  @Test func writesTheRequestsOfCrowdin() async throws {
    try await pictures { pictures in
      let format = CrowdinKeyPictures(project: "7", strings: ["save": 12])
      let requests = try #require(
        try object("crowdin/requests.json", of: format, pictures) as? [[String: Any]])
      let urls = requests.compactMap { $0["url"] as? String }
      #expect(urls.contains("https://api.crowdin.com/api/v2/storages"))
      #expect(urls.contains("https://api.crowdin.com/api/v2/projects/7/screenshots"))
      // Only the number of the other key is asked for.
      #expect(urls.filter { $0.contains("/strings?filter=") }.count == 1)
      let tags = requests.filter { ($0["url"] as? String)?.hasSuffix("/tags") == true }
        .flatMap { $0["body"] as? [[String: Any]] ?? [] }
      let tag = try #require(tags.first { $0["stringId"] as? Int == 12 })
      let position = try #require(tag["position"] as? [String: Int])
      #expect(position.keys.sorted() == ["height", "width", "x", "y"])
      // Pixels, two a point.
      let heights = pictures.sights.filter { $0.key.name == "save" }
        .flatMap(\.frames).map { 2 * Double($0.height) }
      let height = Double(try #require(position["height"]))
      #expect(heights.contains { abs($0 - height) <= 4 })
      #expect(tags.contains { $0["stringId"] as? String == "${key:trash}" })
    }
  }

  @Test func writesTheRequestsOfWeblateTolgeeAndLokalise() async throws {
    try await pictures { pictures in
      let weblate = try #require(
        try object(
          "weblate/requests.json", of: WeblateKeyPictures(units: ["save": 3, "trash": 4]), pictures)
          as? [[String: Any]])
      let form = try #require(weblate.first?["form"] as? [[String: String]])
      #expect(
        form.map { $0["name"] } == [
          "image", "name", "project_slug", "component_slug", "language_code",
        ])
      let tolgee = try #require(
        try object("tolgee/requests.json", of: TolgeeKeyPictures(), pictures) as? [[String: Any]])
      let body = try #require(tolgee.last?["body"] as? [String: [[String: Any]]])
      #expect(body["keys"]?.map { $0["name"] as? String } == ["save", "trash"])
      let shots = try #require(body["keys"]?.first?["screenshots"] as? [[String: Any]])
      #expect(shots.count == 2)
      #expect(shots.first?.keys.sorted() == ["positions", "text", "uploadedImageId"])
      let format = LokaliseKeyPictures(keys: ["save": 5, "trash": 6])
      let path = try #require(
        try format.files(of: pictures).map(\.path).first { $0.hasPrefix("lokalise/en/") })
      let created = try #require(
        try object(path, of: format, pictures) as? [String: [[String: Any]]])
      let screenshot = try #require(created["screenshots"]?.first)
      #expect((screenshot["data"] as? String)?.hasPrefix("data:image/png;base64,iVBOR") == true)
      #expect((screenshot["key_ids"] as? [Int])?.contains(6) == true)
    }
  }
}
