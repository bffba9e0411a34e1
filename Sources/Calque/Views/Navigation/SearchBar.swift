import CalqueLayout
import Foundation

/// A field to search with, and while people search, the button that ends it and the scopes.
struct SearchBar: View {
  @Environment(\.locale) private var locale
  @Environment(\.platformMetrics) private var platform
  let field: SearchField
  let scopes: SearchScopes?

  var body: some View {
    let metrics = platform.bars
    let isActive = field.context.isActive
    VStack(spacing: 0) {
      HStack(spacing: metrics.searchSpacing) {
        SearchText(field: field)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: metrics.searchField)
          .modifier(BarGround())
        if isActive {
          Button {
            field.context.dismiss()
          } label: {
            Image(systemName: "xmark")
              .frame(width: metrics.searchField, height: metrics.searchField)
              .modifier(BarGround())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: SystemWord.cancel.string(for: locale)))
        }
      }
      .withTextSizeOfBars()
      .padding(.horizontal, metrics.searchMargin)
      .frame(height: metrics.searchRow)
      if isActive, let scopes, !scopes.needsText || !field.text.wrappedValue.isEmpty {
        // In front of content, as the field.
        ScopeBar(scopes: scopes)
          .modifier(BarGround())
          .withTextSizeOfBars()
          .padding(.horizontal, metrics.searchMargin)
          .padding(.bottom, metrics.searchMargin)
      }
    }
  }
}

/// The text of the field, or what it asks for.
private struct SearchText {
  let field: SearchField
}

extension SearchText: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let (context, text) = (field.context, field.text)
    let tokens = context.tokens?.views() ?? []
    let metrics = emitter.environment.platformMetrics.bars
    let word = SystemWord.search.string(for: emitter.environment.locale)
    let clear = SystemWord.clearText.string(for: emitter.environment.locale)
    let prompt = field.prompt ?? Text(verbatim: word)
    let name = emitter.words(of: prompt)
    let content = HStack(spacing: metrics.searchIconSpacing) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      ForEach(0..<tokens.count, id: \.self) { SearchTokenLabel(content: tokens[$0]) }
      if context.isEmpty {
        prompt.foregroundStyle(.secondary).lineLimit(1)
      } else {
        Text(verbatim: text.wrappedValue).lineLimit(1)
      }
      Spacer(minLength: 0)
      if !context.isEmpty {
        Button {
          context.clear()
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: clear))
      }
    }
    .padding(.horizontal, metrics.searchPadding)
    .frame(maxHeight: .infinity)
    .font(.body)
    var details: NodeDetails?
    details.change { details in
      details.changeMeaning {
        $0.role = .textField
        $0.label = name
      }
      details.input = SearchInput(context)
    }
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}

/// The field of a search: a tap begins it, and a host types into it.
final class SearchInput: InputFacet {
  var touchSize: TouchSize { .platform }
  let context: SearchContext

  init(_ context: SearchContext) { self.context = context }

  var action: (() -> Void)? { { [context] in context.isActive = true } }
}

/// What people can search in, beside each other.
private struct ScopeBar {
  let scopes: SearchScopes
}

extension ScopeBar: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let scopes = scopes
    emitter.emit(.hstack(.center, spacing: 0)) {
      emitter.rowCollector = ScopeRows(scopes)
      emitter.environment.font = .subheadline.weight(.medium)
      scopes.content._emit(into: emitter)
      emitter.rowCollector = nil
    }
  }
}

/// Takes the scopes one by one, and makes each a button.
private final class ScopeRows: RowCollector {
  private let scopes: SearchScopes

  init(_ scopes: SearchScopes) { self.scopes = scopes }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    let tag = emitter.pendingSelectionValue
    let isSelected = tag.map { $0 == scopes.selection.wrappedValue } ?? false
    let selection = scopes.selection
    emitter.rowCollector = nil
    let height = emitter.environment.platformMetrics.bars.scopeHeight
    emitter.emitDetached(
      .flexibleFrame(FlexibleFrame(minWidth: nil, maxWidth: .infinity, minHeight: height)),
      paint: isSelected ? SelectedScopePaint(emitter.environment) : nil
    ) {
      if let tag {
        emitter.changeParent {
          $0.change { details in
            details.input = TapInput { selection.wrappedValue = tag }
            details.changeMeaning {
              $0.role = .button
              if isSelected { $0.traitChanges.append(.add(.isSelected)) }
            }
          }
        }
      }
      content()
    }
    emitter.rowCollector = self
  }
}

/// The ground of the scope that is chosen.
private final class SelectedScopePaint: PaintFacet {
  private let card: CardPaint

  init(_ environment: EnvironmentValues) {
    let color = Color(
      system: SystemColor(
        0x767680, dark: 0x767680, opacity: 0.16, darkOpacity: 0.3, addedOpacity: 0.08))
    let radius = environment.platformMetrics.bars.scopeRadius
    card = CardPaint(nil, color.resolve(in: environment).rgba, radius: { radius })
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    card.paint(frame, on: &painter, inside: inside)
  }
}

extension ViewEmitter {
  /// What a selection knows the view by that is written next: its tag, or the id of its element.
  var pendingSelectionValue: AnyHashable? {
    if let tag = pendingTag { return tag }
    var details: NodeDetails?
    for annotation in pendingAnnotations { annotation.annotate(&details) }
    return details?.targets.first
  }
}
