public import Foundation

extension Drawing {
  /// What is in force where an item stands.
  public struct Context: Sendable {
    /// From the item's coordinates to the list's.
    public fileprivate(set) var transform = CGAffineTransform.identity
    /// The product of all opacities around the item.
    public fileprivate(set) var opacity = 1.0
    /// The tags around the item, the outermost first.
    public fileprivate(set) var tags: [Tag] = []
    /// Around what the clips leave, in the list's coordinates; nil without a clip.
    public fileprivate(set) var clip: CGRect?
  }

  /// Visits what is drawn, and each tag where it begins, in order; pushes and pops are told by the
  /// context. A tag's own context does not contain it.
  public func walk(_ visit: (Item, Context) -> Void) {
    var context = Context()
    var opened: [(kind: Int, context: Context)] = []
    func close(_ kind: Int) {
      if opened.last?.kind == kind, let last = opened.popLast() { context = last.context }
    }
    for item in items {
      switch item {
      case .fill, .stroke, .glyphs, .image: visit(item, context)
      case .pushClip(let path, _):
        opened.append((0, context))
        let box = path.boundingRect.applying(context.transform)
        context.clip = context.clip.map { $0.intersection(box) } ?? box
      case .pushTransform(let transform):
        opened.append((1, context))
        context.transform = transform.concatenating(context.transform)
      case .pushOpacity(let opacity):
        opened.append((2, context))
        context.opacity *= opacity
      case .beginTag(let tag):
        visit(item, context)
        opened.append((3, context))
        context.tags.append(tag)
      case .popClip: close(0)
      case .popTransform: close(1)
      case .popOpacity: close(2)
      case .endTag: close(3)
      }
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
