/// A module of an app: files that are compiled together.
package struct AppModule: Equatable, Sendable {
  /// The name by which other modules import it.
  package var name: String
  /// The paths of its Swift files, in order.
  package var files: [String]
  /// The version of the language, such as 5 or 6.
  package var languageVersion = "5"
  /// The folders and files that the module brings along.
  package var resources: [String] = []

  package init(
    name: String, files: [String], languageVersion: String = "5", resources: [String] = []
  ) {
    self.name = name
    self.files = files
    self.languageVersion = languageVersion
    self.resources = resources
  }
}
