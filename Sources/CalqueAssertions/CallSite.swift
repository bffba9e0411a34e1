import CalqueTesting
import Foundation
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The place of an assertion in the source of a test, where its issue is shown.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// Fails the test, whether it is one of Swift Testing or of XCTest.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - artifacts: Files that show it. XCTest has attachments on Apple's systems only.
  func fail(_ message: String, attaching artifacts: [SnapshotFailure.Artifact] = []) {
    #if canImport(XCTest)
      guard Test.current != nil else {
        #if canImport(Darwin)
          XCTContext.runActivity(named: "Files of the failure") { activity in
            for artifact in artifacts { activity.add(XCTAttachment(artifact)) }
          }
        #endif
        XCTFail(SweepActivity.message(message), file: filePath, line: line)
        return
      }
    #endif
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: max(Int(line), 1),
      column: max(Int(column), 1))
    for artifact in artifacts {
      // The type of an attachment is that of the extension of its name.
      Attachment.record([UInt8](artifact.data), named: artifact.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

#if canImport(XCTest) && canImport(Darwin)
  extension XCTAttachment {
    fileprivate convenience init(_ artifact: SnapshotFailure.Artifact) {
      let types = ["png": "public.png", "svg": "public.svg-image"]
      let kind = (artifact.name as NSString).pathExtension
      self.init(
        uniformTypeIdentifier: types[kind] ?? "public.plain-text", name: artifact.name,
        payload: artifact.data, userInfo: nil)
    }
  }
#endif
