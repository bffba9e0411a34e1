import CalqueTesting

/// How many views of a screen break the mirror law.
@MainActor func brokenMirrors() -> Int {
  MirrorLaw.violations(of: Inbox(count: 1), size: CGSize(width: 320, height: 90)).count
}
