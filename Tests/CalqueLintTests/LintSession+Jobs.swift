import CalqueLint

extension LintSession {
  /// The same session on a number of threads.
  func withJobs(_ jobs: Int) -> LintSession {
    var copy = self
    copy.jobs = jobs
    return copy
  }
}
