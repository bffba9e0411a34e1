import ArgumentParser
import CalqueTesting
import Foundation

/// Writes a picture for every key of the screens, and says which keys have none.
struct KeyPicturesRun {
  let folder: String
  let format: String

  @MainActor
  func write(_ sweep: ScreenSweep, _ screens: [SweptScreen]) async throws {
    guard let format = KeyPictureFormats.all.first(where: { $0.name == format }) else {
      let names = KeyPictureFormats.all.map(\.name).joined(separator: ", ")
      throw ValidationError("'\(format)' is not one of \(names)")
    }
    let pictures = try await sweep.keyPictures(of: screens)
    try pictures.write(format, to: URL(fileURLWithPath: folder))
    for key in pictures.missing { print("no picture: \(key.locale) \(key.table) \"\(key.name)\"") }
    let spoken = pictures.sights.count(where: \.isSpoken)
    let partial = pictures.sights.count { !$0.isWhole }
    let percent = (pictures.coverage * 1_000).rounded(.down) / 10
    print(
      "\(pictures.pictures.count) pictures of \(pictures.sights.count) keys, \(spoken) of them read "
        + "by assistive technology only, \(partial) seen in part; "
        + "\(pictures.missing.count) keys without a picture: \(percent) %")
  }
}
