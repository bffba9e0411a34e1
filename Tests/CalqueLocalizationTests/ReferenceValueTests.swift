import Foundation
import Testing

@testable import CalqueLocalization

/// Foundation values that can be used in keys on Apple's platforms can also be used here, with the
/// same text.
@Suite struct ReferenceValueTests {
  @Test func valuesOfFoundationAreShownAsTheyAreDescribed() throws {
    let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF"))
    let zone = try #require(TimeZone(identifier: "Europe/Paris"))
    let item = URLQueryItem(name: "a", value: "b")
    let keys: [(LocalizedStringKey, String)] = [
      ("\(id)", id.description),
      ("\(Locale(identifier: "en_US"))", Locale(identifier: "en_US").description),
      ("\(Data([1, 2, 3]))", "3 bytes"), ("\(item)", item.description),
      ("\(zone)", zone.description),
      ("\(IndexPath(indexes: [1, 2]))", IndexPath(indexes: [1, 2]).description),
    ]
    let localizer = TestCatalogs.localizer([:])
    for (key, text) in keys {
      #expect(key.key == "%@")
      #expect(localizer.string(key) == text)
    }
    #expect(TestCatalogs.localizer(["id %@": "№ %@"]).string("id \(id)") == "№ \(id)")
  }
}
