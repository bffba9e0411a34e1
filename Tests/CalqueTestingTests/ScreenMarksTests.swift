import Calque
import CalqueTesting
import Foundation
import Testing

/// Numbered marks for programs that look at screens, and pictures for stores.
@MainActor
@Suite struct ScreenMarksTests {
  private func catalogs(_ texts: [String: [String: String]]) throws -> CatalogBundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-marks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, strings) in texts {
      let file = folder.appendingPathComponent("\(language).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let lines = strings.sorted(by: { $0.key < $1.key }).map { "\"\($0)\" = \"\($1)\";\n" }
      try Data(lines.joined().utf8).write(to: file)
    }
    return try CatalogBundle(contentsOf: folder, developmentLanguage: "en")
  }

  @Test func elementsHaveNumbersInReadingOrder() throws {
    let matrix = ScreenMatrix(
      catalogs: try catalogs(["en": ["title": "Title", "go": "Go"]]), locales: ["en"],
      size: CGSize(width: 200, height: 200))
    let screen = matrix.screen("A", locale: "en") {
      VStack {
        Text("title").accessibilityAddTraits(.isHeader)
        Button("go") {}.accessibilityIdentifier("go")
        Text(verbatim: "Anna")
      }
    }
    let marked = screen.markedElements.flatMap(\.all)
    #expect(marked.map(\.number) == [1, 2, 3])
    #expect(marked.map(\.role) == ["heading", "button", "text"])
    #expect(marked.map(\.label) == ["Title", "Go", "Anna"])
    #expect(marked.map(\.key) == ["title", "go", nil])
    #expect(marked[1].place?.contains("Localizable.strings:1") == true)
    #expect(marked[1].identifier == "go")
    let marks = ScreenMarks(folder: FileManager.default.temporaryDirectory, scale: 1)
    #expect(try marks.png(of: screen) != screen.png(scale: 1))
  }

  /// The sizes and limits are those of the stores' help.
  @Test func storeSizesAreWithinTheLimits() throws {
    let phone = try #require(StoreSize.appStore.first { $0.name == "iphone-6.9" })
    #expect(phone.pixels == CGSize(width: 1320, height: 2868))
    #expect(phone.points == CGSize(width: 440, height: 956))
    let tablet = try #require(StoreSize.appStore.first { $0.name == "ipad-13" })
    #expect(tablet.pixels == CGSize(width: 2064, height: 2752))
    #expect(
      phone.landscape.pixels == CGSize(width: 2868, height: 1320)
        && phone.landscape.name == "iphone-6.9-landscape")
    let mac = try #require(StoreSize.otherAppleDevices.first { $0.name == "mac" })
    #expect(mac.landscape == mac)
    #expect(mac.pixels.width * 10 == mac.pixels.height * 16)
    let graphic = try #require(
      StoreSize.otherGoogleDevices.first { $0.name == "feature-graphic" })
    #expect(graphic.pixels == CGSize(width: 1024, height: 500))
    #expect(StoreSize.required.contains(graphic))
    #expect(Set(StoreSize.all.map { "\($0.store) \($0.name)" }).count == StoreSize.all.count)
    let wear = try #require(StoreSize.otherGoogleDevices.first { $0.name == "wear" })
    #expect(wear.pixels.width == wear.pixels.height && wear.pixels.width >= 384)
    for size in StoreSize.all where size.store == .googlePlay && size != graphic {
      let sides = [size.pixels.width, size.pixels.height].sorted()
      #expect(sides[0] >= 320 && sides[1] <= 3840 && sides[1] <= 2 * sides[0], "\(size.name)")
    }
  }

  /// A wide picture has the caption in front of a phone, in both directions; a turned device has
  /// it above.
  @Test func widePicturesHaveTheirCaptionsInFront() throws {
    let pictures = StorePictures(
      catalogs: try catalogs(["en": ["caption": "Plan trips"], "ar": ["caption": "خطط لرحلة"]]),
      locales: ["en", "ar"])
    for locale in pictures.locales {
      for size in StoreSize.all where size.pixels.width > size.pixels.height {
        let screen = pictures.picture("trip", locale: locale, size: size) { size in
          StoreScreenshot("caption", on: size) {
            // Where it can be touched is where it is seen.
            Button {
            } label: {
              Color.blue
            }
            .accessibilityIdentifier("screen")
          } background: {
            Color.yellow
          }
        }
        let caption = try #require(screen.texts.first { $0.key == "caption" })
        let device = try #require(screen.touchAreas.first { $0.identifier == "screen" }).frame
        #expect(caption.faults.isEmpty, "\(locale), \(size.name)")
        #expect(CGRect(origin: .zero, size: size.points).contains(device), "\(size.name)")
        if size.name == "feature-graphic" {
          #expect(
            locale == "ar" ? device.maxX <= caption.frame.minX : caption.frame.maxX <= device.minX)
        } else {
          #expect(caption.frame.maxY <= device.minY, "\(locale), \(size.name)")
        }
      }
    }
  }

  @Test func storePicturesHaveTheirPixelsAndCaptions() throws {
    let pictures = StorePictures(
      catalogs: try catalogs([
        "en": ["caption": "Plan every trip"], "ar": ["caption": "خطط لكل رحلة"],
        "th": ["caption": "วางแผนทุกการเดินทาง"],
      ]), locales: ["en", "ar", "th"])
    for locale in pictures.locales {
      for size in StoreSize.appStore + StoreSize.googlePlay {
        let screen = pictures.picture("trip", locale: locale, size: size) { size in
          StoreScreenshot("caption", on: size) {
            Text(verbatim: "Screen").accessibilityIdentifier("screen")
          } background: {
            Color.yellow
          }
        }
        let caption = try #require(screen.texts.first { $0.key == "caption" })
        #expect(!caption.isTruncated && caption.faults.isEmpty, "\(locale), \(size.name)")
        // In the middle, above the frame.
        #expect(abs(caption.frame.midX - size.points.width / 2) < 1)
        #expect(caption.frame.maxY < size.points.height * 0.17 + 1)
        #expect(screen.isRightToLeft == (locale == "ar"))
        // Drawing takes long: one picture of each language tells that there is no transparency.
        guard size.name == "phone" else { continue }
        let png = try screen.png(scale: size.scale)
        // The header of a PNG file: width, height, and a color type without alpha (2 or 3).
        let bytes = [UInt8](png.prefix(26))
        func number(_ index: Int) -> Int {
          bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        #expect(number(16) == Int(size.pixels.width), "\(size.name)")
        #expect(number(20) == Int(size.pixels.height), "\(size.name)")
        #expect([2, 3].contains(bytes[25]))
      }
    }
  }
}
