extension LintSession {
  /// Reads files as they are in git's index, and passes over what was found at the last commit.
  ///
  /// - Throws: Where the files are not in a repository.
  package mutating func readIndex() throws(GitHistory.Failure) {
    let index = try GitIndex(walk)
    filter(index.has)
    contents = index.contents
    if index.hasCommits { try compare(since: "HEAD") }
  }

  /// Passes over what was found at a commit already.
  ///
  /// - Throws: Where the files are not in a repository, or there is no such commit.
  package mutating func compare(since reference: String) throws(GitHistory.Failure) {
    let past = try PastRun(walk, since: reference)
    let jobs = jobs
    configureProjects { index, configuration in
      past.apply(to: &configuration, project: index, jobs: jobs)
    }
  }
}
