/// Gives a step to a node.
struct PreferenceAnnotation: NodeAnnotation {
  let step: any PreferenceStep

  nonisolated init(_ step: any PreferenceStep) { self.step = step }

  func annotate(_ details: inout NodeDetails?) {
    details.change { $0.preferenceSteps.append(step) }
  }
}
