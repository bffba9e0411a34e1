import CalqueLocalization
import CalqueMessages
import Foundation

extension FuzzTarget {
  /// Opens the input as a compiled file, with corrected checksums, and resolves every key.
  static let compiled = FuzzTarget(name: "compiled") { input in
    guard let file = try? CompiledFile(bytes: CompiledFileSeal.sealed(input), path: "a.calque")
    else { return }
    let damages = file.verify()
    let bundle = CatalogBundle(compiled: file)
    let localizer = Localizer(bundle, locale: Locale(identifier: "pl"), device: .mac)
    for key in keys {
      let string = localizer.string(key)
      hold(
        String(localizer.attributedString(key).characters) == string,
        "a text is the same with attributes and without")
      _ = localizer.localizedString(forKey: key.key)
    }
    hold(file.damages.allSatisfy(damages.contains), "what is met damaged is found by a check")
  }

  /// The keys of the seeds, with values of many kinds.
  private static let keys: [LocalizedStringKey] =
    ["a", "d", "none", "%lld é", "%@ and %lld"].flatMap { key in
      [[], [.integer(3)], [.string("x"), .integer(21)], [.double(1.5), .unsigned(0)]].map {
        LocalizedStringKey(key: key, arguments: $0, hasFormatting: !$0.isEmpty)
      }
    }
}
