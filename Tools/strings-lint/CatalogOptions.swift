import ArgumentParser
import CalqueLint

/// Which files a command reads, and what their source language is.
struct CatalogOptions: ParsableArguments {
  @OptionGroup
  var project: ProjectOptions

  /// Finds the files under paths.
  func walk(_ paths: [String]) throws -> FileWalk {
    let source = project.config.map { ProjectSearch.Source.file($0) } ?? .nearest
    let walk = FileWalk(
      paths.isEmpty ? ["."] : paths, ProjectSearch(source, workingFolder: WorkingFolder.path))
    try ConfigurationOptions.check(walk.search)
    return walk
  }

  /// Returns the source language, if an option or the projects give one.
  func language(of walk: FileWalk) -> String? {
    if let given = project.sourceLanguage { return given }
    let names = Set(walk.search.projects.compactMap(\.file.sourceLanguage))
    return names.count == 1 ? names.first : nil
  }

  /// Reports what cannot be read.
  static func report(_ failures: [FileError]) {
    for failure in failures { StandardError.write("\(failure)\n") }
  }
}

/// Languages as the command line lists them: `de,pt-BR`.
struct LanguageList: ExpressibleByArgument {
  let ranges: [LocaleRange]

  init?(argument: String) {
    let names = argument.split(separator: ",").map(String.init)
    let ranges = names.compactMap(LocaleRange.init)
    guard !names.isEmpty, ranges.count == names.count else { return nil }
    self.ranges = ranges
  }
}
