import CalqueLayout

/// A title that opens a menu.
struct TitleMenu {
  let title: AnyView
  let items: AnyView
}

extension TitleMenu: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let menu = OpenMenu(emitter)
    let (title, items) = (title, items)
    let spacing = emitter.environment.platformMetrics.bars.titleMenuSpacing
    emitter.present(menu) {
      items
    } content: {
      Button {
        menu.open()
      } label: {
        HStack(spacing: spacing) {
          title
          Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
        }
      }
      .buttonStyle(.plain)
      ._emit(into: emitter)
    }
  }
}
