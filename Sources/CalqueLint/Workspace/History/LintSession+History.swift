extension LintSession {
  /// Reads files as they are in git's index, and omits the findings of the last commit.
  ///
  /// - Throws: A failure if the files are not in a repository.
  package mutating func readIndex() throws(GitHistory.Failure) {
    let index = try GitIndex(walk)
    filter(index.has)
    contents = index.contents
    for file in index.deleted {
      if let path = walk.add(missing: file.place, size: file.contents.count) {
        contents[path] = file.contents
      }
    }
    if index.hasCommits { try compare(since: "HEAD") }
  }

  /// Omits the findings that a commit already had.
  ///
  /// - Throws: A failure if the files are not in a repository, or the commit does not exist.
  package mutating func compare(since reference: String) throws(GitHistory.Failure) {
    let past = try PastRun(walk, since: reference)
    let jobs = jobs
    configureProjects { index, configuration in
      past.apply(to: &configuration, project: index, jobs: jobs)
    }
  }
}
