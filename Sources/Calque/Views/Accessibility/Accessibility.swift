nonisolated extension View {
  /// Names the view for tests: ``ViewHost/frame(of:)`` finds it by this name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AnnotationModifier(MeaningAnnotation { $0.identifier = identifier }))
  }

  /// Names the view for tests, if a condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(
      AnnotationModifier(MeaningAnnotation { if isEnabled { $0.identifier = identifier } }))
  }

  /// Hides the view and those inside from accessibility.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AnnotationModifier(MeaningAnnotation { $0.isHidden = $0.isHidden || hidden }))
  }

  /// Leaves the view out, if a condition holds.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Makes one element of the view.
  ///
  /// - Parameter children: What is made of the elements inside.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(ElementBehaviorModifier(children: children))
  }

  /// Says which of the elements beside each other is read first: that of the highest number. It is
  /// 0 where nothing is said.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(
      AnnotationModifier(MeaningAnnotation { $0.sortPriority = $0.sortPriority ?? sortPriority }))
  }

  /// Says what the view is or does, in addition to what is known of it.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AnnotationModifier(MeaningAnnotation { $0.traitChanges.append(.add(traits)) }))
  }

  /// Says what the view is not or does not do.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AnnotationModifier(MeaningAnnotation { $0.traitChanges.append(.remove(traits)) }))
  }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(
      AnnotationModifier(
        MeaningAnnotation {
          $0.traitChanges.append(.add(.isHeader))
          $0.headingLevel = $0.headingLevel ?? level.number
        }))
  }

  /// Has other views say what this view is: they are not shown, and take the place of its elements.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    overlay { representation().hidden() }
      .modifier(AnnotationModifier(MeaningAnnotation { $0.isRepresented = true }))
  }

  /// Has other views say what is inside of this view: they are not shown, and take the place of the
  /// elements inside. What the view itself says stays.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    overlay { children().hidden() }
      .modifier(
        AnnotationModifier(
          MeaningAnnotation {
            $0.hasOtherChildren = true
            $0.children = $0.children ?? .contain
          }))
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The levels, the highest first.
  case h1, h2, h3, h4, h5, h6

  fileprivate var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}

/// Changes what a node means.
struct MeaningAnnotation: NodeAnnotation {
  let change: (inout NodeMeaning) -> Void

  nonisolated init(_ change: @escaping (inout NodeMeaning) -> Void) {
    self.change = change
  }

  func annotate(_ details: inout NodeDetails?) {
    details.change { $0.changeMeaning(change) }
  }
}

/// Puts a node around the view, which is the element.
private struct ElementBehaviorModifier {
  let children: AccessibilityChildBehavior
}

extension ElementBehaviorModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    var details = NodeDetails()
    details.changeMeaning { $0.children = children }
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}
