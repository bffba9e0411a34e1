import CalqueLocalization
import Foundation

for language in ["ar", "de", "en", "ja", "pl"] {
  // Foundation reads the compiled folders.
  guard let path = Bundle.module.path(forResource: language, ofType: "lproj"),
    let folder = Bundle(path: path)
  else {
    print("\(language): no folder")
    continue
  }
  let cancel = NSLocalizedString("action.cancel", bundle: folder, comment: "")
  let files = String(format: NSLocalizedString("%lld files", bundle: folder, comment: ""), 3)
  // The symbols resolve with the forms of the language.
  var resource = LocalizedStringResource.shared(2, "Lena")
  resource.locale = Locale(identifier: language)
  print("\(language): \(cancel), \(files), \(String(localized: resource))")
}
