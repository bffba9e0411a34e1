import Foundation
import Testing
import UIKit

/// Folders, messages and keys that Foundation and UIKit have on Apple's platforms.
@MainActor
@Suite struct SystemFolderTests {
  @Test func `each folder is one of its own`() {
    let folders: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
      .downloadsDirectory, .desktopDirectory, .picturesDirectory, .moviesDirectory,
      .musicDirectory, .sharedPublicDirectory, .trashDirectory, .applicationDirectory,
    ]
    #expect(Set(folders.map(\.path)).count == folders.count)
    #expect(folders.allSatisfy { $0.isFileURL && $0.hasDirectoryPath })
    let known = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    #expect(known.first.map { $0.path == URL.documentsDirectory.path } ?? true)
  }

  @Test func `no messages of a server arrive`() {
    UIApplication.shared.registerForRemoteNotifications()
    #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
  }

  @Test(arguments: [
    ("abc", NSRange(location: 3, length: 0), "ab", 2),
    ("abc", NSRange(location: 0, length: 0), "abc", 0),
    ("abc", NSRange(location: 1, length: 2), "a", 1),
    ("a👩‍🚀", NSRange(location: 6, length: 0), "a", 1),
    ("", NSRange(location: 0, length: 0), "", 0), ("ab", NSRange(location: 9, length: 9), "a", 1),
    ("ab", NSRange(location: -4, length: -1), "ab", -4),
  ])
  func `the delete key takes away the selection, or a character`(
    text: String, selected: NSRange, expected: String, caret: Int
  ) {
    let view = UITextView()
    view.text = text
    view.selectedRange = selected
    view.deleteBackward()
    #expect(view.text == expected && view.selectedRange.location == caret)
  }
}
