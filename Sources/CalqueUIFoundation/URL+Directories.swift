public import Foundation

/// The folders that Foundation names on Apple's platforms. Elsewhere it knows some of them; of the
/// others, there is a folder with that name in the home of the user. None of them is made.
extension URL {
  /// What the user wrote.
  public static var documentsDirectory: URL { known(.documentDirectory, "Documents") }
  /// What can be made again.
  public static var cachesDirectory: URL { known(.cachesDirectory, ".cache") }
  /// What apps need to run.
  public static var applicationSupportDirectory: URL {
    known(.applicationSupportDirectory, ".local/share")
  }
  /// What apps keep for the user.
  public static var libraryDirectory: URL { known(.libraryDirectory, "Library") }
  /// What was fetched.
  public static var downloadsDirectory: URL { known(.downloadsDirectory, "Downloads") }
  /// What lies on the desktop.
  public static var desktopDirectory: URL { known(.desktopDirectory, "Desktop") }
  /// The pictures of the user.
  public static var picturesDirectory: URL { known(.picturesDirectory, "Pictures") }
  /// The films of the user.
  public static var moviesDirectory: URL { known(.moviesDirectory, "Videos") }
  /// The music of the user.
  public static var musicDirectory: URL { known(.musicDirectory, "Music") }
  /// What the user shows others.
  public static var sharedPublicDirectory: URL { known(.sharedPublicDirectory, "Public") }
  /// What was thrown away.
  public static var trashDirectory: URL { known(.trashDirectory, ".Trash") }
  /// The apps of the user.
  public static var applicationDirectory: URL { known(.applicationDirectory, "Applications") }

  private static func known(_ folder: FileManager.SearchPathDirectory, _ name: String) -> URL {
    let path = FileManager.default.urls(for: folder, in: .userDomainMask).first?.path
    return URL(fileURLWithPath: path ?? "\(NSHomeDirectory())/\(name)", isDirectory: true)
  }
}
