nonisolated extension View {
  /// Gives a view the value that a selection knows it by.
  ///
  /// A row of a ``ForEach`` that has no tag is known by the id of its element.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Accepted without effect: a value also matches a selection of an optional
  ///     type.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

/// What a selection knows a view by.
struct TagAnnotation: NodeAnnotation {
  let tag: AnyHashable
}

extension ViewEmitter {
  /// The tag that the waiting modifiers give to the next view.
  var pendingTag: AnyHashable? {
    // The modifier that is written first is the outermost one.
    for case let annotation as TagAnnotation in pendingAnnotations.reversed() {
      return annotation.tag
    }
    return nil
  }
}

/// Tells the container what a selection knows the view by.
private struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let tag = tag
    emitter.with(TagAnnotation(tag: tag)) {
      emitter.inSelectable(tag) { content._emit(into: emitter) }
    }
  }
}
