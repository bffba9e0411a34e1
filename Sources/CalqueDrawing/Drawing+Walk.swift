public import Foundation

extension Drawing {
  /// What is in force where an item is painted.
  public struct Context: Sendable {
    /// From the item's coordinates to the drawing's.
    public fileprivate(set) var transform = CGAffineTransform.identity
    /// From the item's coordinates to the drawing's, if a projection is around the item, which
    /// ``transform`` does not contain; nil without one.
    public fileprivate(set) var projection: ProjectionTransform?
    /// The product of all opacities around the item.
    public fileprivate(set) var opacity = 1.0
    /// The tags around the item, the outermost first.
    public fileprivate(set) var tags: [Drawing.Tag] = []
    /// Around what the clips leave, in the drawing's coordinates; nil without a clip.
    public fileprivate(set) var clip: CGRect?

    fileprivate mutating func enter(_ effect: Effect) {
      switch effect {
      case .clip(let path, _):
        let box = path.boundingRect.applying(transform)
        clip = clip.map { $0.intersection(box) } ?? box
      case .transform(let transform):
        projection = projection.map { ProjectionTransform(transform).concatenating($0) }
        self.transform = transform.concatenating(self.transform)
      case .opacity(let opacity): self.opacity *= opacity
      case .tag(let tag): tags.append(tag)
      case .filter(let filter):
        guard let inner = (filter.kind as? ProjectionFilter)?.transform else { break }
        projection = inner.concatenating(projection ?? ProjectionTransform(transform))
      case .blend, .masked, .mask: break
      }
    }
  }

  /// Visits what is painted and each group in front of its items, in the order of painting. A
  /// group's own context does not contain its effect.
  public func walk(_ visit: (Item, Context) -> Void) {
    var context = Context()
    var outer: [Context] = []
    for step in steps {
      switch step {
      case .item(let item): visit(item, context)
      case .begin(let group):
        visit(.group(group), context)
        outer.append(context)
        context.enter(group.effect)
      case .end: context = outer.popLast() ?? Context()
      }
    }
  }

  /// Whether something is painted through a projection that is not affine.
  package var hasProjections: Bool {
    steps.contains { step in
      if case .begin(let group) = step, case .filter(let filter) = group.effect {
        filter.kind is ProjectionFilter
      } else {
        false
      }
    }
  }

  /// What is painted, without the groups, in the order of painting.
  public var paintedItems: [Item] {
    steps.compactMap { step in
      if case .item(let item) = step { item } else { nil }
    }
  }

  /// The tags, each in front of those inside of it.
  public var tags: [Drawing.Tag] {
    steps.compactMap { step in
      if case .begin(let group) = step, case .tag(let tag) = group.effect { tag } else { nil }
    }
  }

  /// The glyph runs in order, each with what is in force there.
  public var texts: [(run: GlyphRun, context: Context)] {
    var found: [(run: GlyphRun, context: Context)] = []
    walk { item, context in
      if case .glyphs(let run) = item { found.append((run, context)) }
    }
    return found
  }
}
