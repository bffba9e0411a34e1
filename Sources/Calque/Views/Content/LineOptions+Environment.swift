import CalqueText
import Foundation

extension LineOptions {
  /// How the texts of an environment break and are cut.
  init(_ environment: EnvironmentValues) {
    let text = environment.text
    let most = text.lineLimit?.upperBound
    let truncation: Truncation =
      switch text.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    self.init(
      maximumLines: most == Int.max ? nil : most,
      minimumLines: text.lineLimit?.lowerBound ?? 0,
      truncation: truncation, lineSpacing: text.lineSpacing.isFinite ? Double(text.lineSpacing) : 0,
      displayScale: Double(environment.usableDisplayScale))
    let decisions = environment.platformMetrics.decisions
    countsTrailingSpace = decisions.trailingSpace == .counts
    evensTwoLines = decisions.loneWord == .getsCompany
  }
}
