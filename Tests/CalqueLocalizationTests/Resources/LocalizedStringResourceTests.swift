import Foundation
import Testing

@testable import CalqueLocalization

@Suite struct LocalizedStringResourceTests {
  @Test func isMadeOfLiterals() {
    let plain: LocalizedStringResource = "100%"
    #expect(plain.key == "100%")
    let format: LocalizedStringResource = "\(3) files"
    #expect(format.key == "%lld files")
    #expect(format.defaultValue == "\(3) files")
    #expect(format.locale == .current)
    let keyed = LocalizedStringResource("FILES", defaultValue: "\(3) files", table: "Shop")
    #expect(keyed.key == "FILES")
    #expect(keyed.table == "Shop")
  }

  @Test func equalsByAllThatItSays() {
    let place = URL(fileURLWithPath: "/tmp")
    let one = LocalizedStringResource("a", locale: Locale(identifier: "de"), bundle: .atURL(place))
    #expect(
      one == LocalizedStringResource("a", locale: Locale(identifier: "de"), bundle: .atURL(place)))
    #expect(one != LocalizedStringResource("a", locale: Locale(identifier: "de")))
    #expect(
      one != LocalizedStringResource("a", locale: Locale(identifier: "fr"), bundle: .atURL(place)))
    #expect(
      one
        != LocalizedStringResource(
          "a", table: "b", locale: Locale(identifier: "de"), bundle: .atURL(place)))
  }

  @Test func survivesCoding() throws {
    let package = try PackageBundle(["de.lproj/Localizable.strings": #""n" = "%lld Dateien";"#])
    let resource = LocalizedStringResource(
      "n", defaultValue: "\(3) files", table: nil, locale: Locale(identifier: "de"),
      bundle: package.bundle)
    let data = try JSONEncoder().encode(resource)
    let read = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(read == resource)
    #expect(String(localized: read) == "3 Dateien")
  }

  @Test func findsTheBundleOfAClass() {
    final class Here {}
    let resource = LocalizedStringResource(
      "a", locale: Locale(identifier: "de"), bundle: .forClass(Here.self))
    #expect(String(localized: resource) == "a")
  }
}
