import CalqueLayout

/// Takes the views of a content one by one, however many they are: the options of a picker, the
/// lines of a label, the items of a group.
@MainActor
final class ViewCollector: SectionCollector {
  /// What a view is in its section.
  enum Part { case content, header, footer }

  /// A view that was met.
  struct Found {
    /// How many were met before it.
    let index: Int
    let part: Part
    /// How many sections began before it, or nil outside of sections.
    let section: Int?
  }

  private let take: @MainActor (Found, ViewEmitter, () -> Void) -> Void
  private var count = 0
  private var sections = 0
  private var part = Part.content
  private var section: Int?

  /// - Parameter take: Gets what was met, the emitter, and what writes the view.
  init(_ take: @escaping @MainActor (Found, ViewEmitter, () -> Void) -> Void) {
    self.take = take
  }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    let found = Found(index: count, part: part, section: section)
    count += 1
    emitter.rowCollector = nil
    take(found, emitter, content)
    emitter.rowCollector = self
  }

  /// Takes the views of a section.
  func collectSection(header: () -> Void, content: () -> Void, footer: () -> Void) {
    let outer = section
    section = sections
    sections += 1
    part = .header
    header()
    part = .content
    content()
    part = .footer
    footer()
    part = .content
    section = outer
  }
}

extension ViewEmitter {
  /// Has each view of a content written by a closure. Call it where children are written.
  func emitEach(
    of content: some View,
    _ take: @escaping @MainActor (ViewCollector.Found, ViewEmitter, () -> Void) -> Void
  ) {
    let outer = (rowCollector, container)
    rowCollector = ViewCollector(take)
    container = nil
    content._emit(into: self)
    (rowCollector, container) = outer
  }

  /// Writes views into a tree that is not laid out, to learn what they are. The waiting modifiers
  /// do not apply to them.
  func emitUnseen(_ content: () -> Void) -> SceneDraft {
    let draft = SceneDraft.unseen()
    let outer = container
    container = nil
    unmodified { write(to: draft, content) }
    container = outer
    return draft
  }
}

extension SceneDraft {
  /// The texts of all nodes, one after the other; nil if there are none.
  var words: String? {
    let words = nodes.compactMap { node in
      node.details?.meaning?.label ?? node.paint?.text
    }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
