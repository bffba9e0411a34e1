/// A rule about a file as a whole, or about how things are spelled in it.
package protocol FileRule: Rule {
  /// Looks at one file.
  static func check(_ file: LintFile, _ list: inout FindingList)
}
