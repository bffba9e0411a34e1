import Calque
import CalqueTestRandom
import Foundation
import UniformTypeIdentifiers

/// Screens of whatever the toolkit has, made of random numbers: containers, lists with all that
/// they can do, pages, controls, gauges, gradients, materials and gestures.
@MainActor
struct RandomScreen {
  private var numbers: SeededGenerator
  /// The number of views that may still be made.
  private var budget = 40
  /// What was made, by its name.
  private(set) var kinds: Set<String> = []

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func below(_ count: Int) -> Int { numbers.number(below: count) }
  mutating func length() -> CGFloat { CGFloat(below(40)) }
  mutating func chance(_ percent: Int) -> Bool { numbers.chance(percent) }

  mutating func made(_ kind: String, _ view: some View) -> AnyView {
    kinds.insert(kind)
    return AnyView(view)
  }

  /// Returns a screen: a page, columns, or a list that can be edited.
  mutating func screen() -> AnyView {
    let mode: NavigationBarItem.TitleDisplayMode = chance(50) ? .inline : .large
    switch below(6) {
    case 0:
      return made(
        "NavigationStack",
        NavigationStack {
          view(depth: 4).navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
              ToolbarItem(placement: .topBarTrailing) { Image(systemName: "plus") }
            }
        })
    case 1:
      let (first, second) = (list(depth: 3), view(depth: 3))
      let shown: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
      kinds.insert("columnVisibility")
      return made(
        "NavigationSplitView",
        NavigationSplitView(columnVisibility: .constant(shown[below(4)])) {
          first.navigationTitle("One")
        } detail: {
          second.navigationTitle("Two")
        })
    case 2:
      let page = view(depth: 4)
      return made(
        "pushed page",
        NavigationStack(path: .constant([1])) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { _ in page.navigationTitle("Page") }
        })
    case 3:
      let (first, second) = (view(depth: 3), view(depth: 1))
      return made(
        "TabView",
        TabView {
          first.tabItem { Label("One", systemImage: "house") }
          second.tabItem { Label("Two", systemImage: "gear") }.badge(3)
        })
    default: return list(depth: 4)
    }
  }

  /// Returns a view with nested views, up to a depth.
  mutating func view(depth: Int) -> AnyView {
    budget -= 1
    guard depth > 0, budget > 0 else { return leaf() }
    var view = chance(30) ? leaf() : container(depth: depth)
    for _ in 0..<below(3) { view = modified(view, depth: depth) }
    return view
  }

  private mutating func children(_ depth: Int, atLeast: Int = 0) -> [AnyView] {
    (0..<(atLeast + below(4))).map { _ in view(depth: depth - 1) }
  }

  // MARK: Leaves

  private mutating func leaf() -> AnyView {
    let part = Double(below(100)) / 100
    switch below(25) {
    case 0: return made("Text", Text(verbatim: "some words that may wrap"))
    case 1: return made("Label", Label("title", systemImage: "star"))
    case 2: return made("Image", Image(systemName: "chevron.forward"))
    case 3: return made("Divider", Divider())
    case 4: return made("Spacer", Spacer(minLength: length()))
    case 5:
      return made("Color", Color.red.frame(width: length(), height: length()))
    case 6: return gauge(part)
    case 7: return made("ProgressView", ProgressView("Loading", value: part))
    case 8: return made("ProgressView.circular", ProgressView())
    case 9:
      let now = Date(timeIntervalSinceReferenceDate: 0)
      return made("ProgressView.timer", ProgressView(timerInterval: now...now + 60))
    case 10: return made("LabeledContent", LabeledContent("Name", value: "value"))
    case 11:
      return made("Link", Link("Visit", destination: URL(filePath: "/a")))
    case 12: return gradient()
    case 13: return made("Toggle", Toggle("On", isOn: .constant(chance(50))))
    case 14: return made("Slider", Slider(value: .constant(part)))
    case 15: return made("Stepper", Stepper("Count", value: .constant(2)))
    case 16: return made("Button", Button("Go") {}.buttonStyle(.bordered))
    case 17: return made("TextField", TextField("", text: .constant("")))
    case 18: return made("DisclosureGroup", disclosure(leafOnly: true))
    case 19: return made("GroupBox", GroupBox("Box") { Text("content") })
    case 20: return made("Shape", Circle().strokeBorder(.blue, lineWidth: length() / 4))
    case 21: return made("Text", Text(verbatim: "short").bold())
    default: return timed(length())
    }
  }

  // MARK: Containers

  private mutating func container(depth: Int) -> AnyView {
    let all = children(depth)
    let views = ForEach(Array(all.enumerated()), id: \.offset) { $0.element }
    switch below(14) {
    case 0: return made("VStack", VStack(alignment: .leading, spacing: length()) { views })
    case 1: return made("HStack", HStack(alignment: .firstTextBaseline) { views })
    case 2: return made("ZStack", ZStack(alignment: .bottomTrailing) { views })
    case 3: return made("ScrollView", ScrollView { views })
    case 4: return made("LazyHStack", ScrollView(.horizontal) { LazyHStack { views } })
    case 5: return made("LazyVStack", ScrollView { LazyVStack(alignment: .leading) { views } })
    case 6:
      return made(
        "LazyVGrid",
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 30))]) { views })
    case 7: return made("Grid", Grid(alignment: .leading) { GridRow { views } })
    case 8: return made("ViewThatFits", ViewThatFits { views })
    case 9:
      return made(
        "GeometryReader",
        GeometryReader { proxy in
          Color.green.frame(width: proxy.size.width / 3, height: 8)
          views
        })
    case 10: return made("DisclosureGroup", disclosure(leafOnly: false))
    case 11: return made("Button", Button(action: {}, label: { views }))
    default: return list(depth: depth)
    }
  }

  private mutating func disclosure(leafOnly: Bool) -> AnyView {
    let content = leafOnly ? AnyView(Text("inside")) : view(depth: 1)
    return AnyView(DisclosureGroup("More", isExpanded: .constant(true)) { content })
  }

  /// An element of a tree.
  struct Item: Identifiable {
    let id: Int
    var children: [Item]?
  }

  private mutating func list(depth: Int) -> AnyView {
    let rows = children(depth, atLeast: 1).enumerated().map { row($0.element, $0.offset) }
    let others = children(depth)
    let isEditing = chance(30)
    let hasOutline = chance(30)
    kinds.formUnion(["List", "Section", "onDelete", "onMove", "swipeActions", "badge"])
    if isEditing { kinds.insert("editMode") }
    if hasOutline { kinds.insert("OutlineGroup") }
    let tree = [Item(id: 1, children: [Item(id: 2), Item(id: 3, children: [])]), Item(id: 4)]
    let list = List(selection: .constant(Set([1]))) {
      Section {
        ForEach(Array(rows.enumerated()), id: \.offset) { $0.element }
          .onDelete { _ in }
          .onMove { _, _ in }
          .onInsert(of: [.plainText]) { _, _ in }
      } header: {
        Text("Header")
      } footer: {
        Label("Footer", systemImage: "info.circle")
      }
      .headerProminence(isEditing ? .increased : .standard)
      .listSectionSeparator(isEditing ? .hidden : .visible)
      if hasOutline {
        OutlineGroup(tree, children: \.children) { Text(verbatim: "item \($0.id)") }
      } else {
        ForEach(.constant(tree), editActions: .all) { Text(verbatim: "item \($0.wrappedValue.id)") }
      }
      NavigationLink("Lead") { Text("page") }.badge(7)
      Section("Others", isExpanded: .constant(!isEditing)) {
        ForEach(Array(others.enumerated()), id: \.offset) { $0.element }
          .dropDestination(for: String.self) { _, _ in }
      }
    }
    .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    kinds.formUnion(["onInsert", "dropDestination", "listSectionSeparator"])
    if !hasOutline { kinds.insert("EditableCollectionContent") }
    return switch below(15) {
    case 0: made("plain", list.listStyle(.plain))
    case 1: made("grouped", list.listStyle(.grouped))
    case 2: made("sidebar", list.listStyle(.sidebar))
    case 3: made("carousel", list.listStyle(.carousel))
    case 4: made("bordered", list.listStyle(.bordered(alternatesRowBackgrounds: true)))
    case 5: made("row spacing", list.listRowSpacing(length()).listSectionSpacing(length()))
    case 6: made("margins", list.contentMargins(.leading, length(), for: .scrollContent))
    case 7: made("insetGrouped", list)
    default: further(list)
    }
  }

  /// A row with actions at both edges; its name is that of its place.
  private mutating func row(_ content: AnyView, _ number: Int) -> AnyView {
    var row = AnyView(
      content
        .swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Flag") {}.tint(.orange)
        }
        .swipeActions(edge: .leading) { Button("Read", systemImage: "envelope") {} }
        .accessibilityIdentifier("row \(number)"))
    switch below(10) {
    case 0:
      row = made(
        "listRowInsets",
        row.listRowInsets(EdgeInsets(top: 2, leading: length(), bottom: 3, trailing: length())))
    case 1: row = made("listRowSeparator", row.listRowSeparator(.hidden))
    case 2: row = made("listRowBackground", row.listRowBackground(Color.yellow.frame(width: 30)))
    case 3: row = made("listItemTint", row.listItemTint(.green))
    case 4:
      row = made(
        "separator guide", row.alignmentGuide(.listRowSeparatorLeading) { _ in 30 })
    case 5:
      row = made(
        "disabled editing",
        row.selectionDisabled().moveDisabled(true).deleteDisabled(chance(50)))
    case 6: row = made("badgeProminence", row.badge(number).badgeProminence(.increased))
    default: break
    }
    return row
  }

  // MARK: Modifiers

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    switch below(36) {
    case 0: return made("padding", view.padding(.leading, length()))
    case 1: return made("frame", view.frame(width: 30 + length(), alignment: .leading))
    case 2: return made("maxWidth", view.frame(maxWidth: .infinity, alignment: .trailing))
    case 3: return made("offset", view.offset(x: length(), y: length()))
    case 4: return made("position", view.position(x: length(), y: length()))
    case 5:
      let other = self.view(depth: depth - 2)
      return made("background", view.background(alignment: .bottomLeading) { other })
    case 6:
      let other = self.view(depth: depth - 2)
      return made("overlay", view.overlay(alignment: .topTrailing) { other })
    case 7: return made("Material", view.background(.thinMaterial, in: .capsule))
    case 8: return made("gradient style", view.foregroundStyle(Color.purple.gradient))
    case 9: return made("onTapGesture", view.onTapGesture(count: 2) {})
    case 10: return made("onLongPressGesture", view.onLongPressGesture {})
    case 11:
      let gesture = LongPressGesture().sequenced(before: DragGesture())
      return made("gesture", view.gesture(gesture).simultaneousGesture(TapGesture()))
    case 12: return made("contentShape", view.contentShape(Circle()).allowsHitTesting(false))
    case 13: return made("disabled", view.disabled(true))
    case 14: return made("mask", view.mask(alignment: .leading) { Circle() })
    case 15: return made("blur", view.blur(radius: 2).shadow(radius: 3, x: 2))
    case 16: return made("redacted", view.redacted(reason: .placeholder))
    case 17: return made("rotation3DEffect", view.rotation3DEffect(.degrees(30), axis: (0, 1, 0)))
    case 18: return made("blendMode", view.blendMode(.multiply).compositingGroup())
    case 19:
      return made("safeAreaInset", view.safeAreaInset(edge: .leading) { Text("side") })
    case 20: return made("animation", view.animation(.default, value: 1).transition(.slide))
    case 21: return made("tint", view.tint(.green).hueRotation(.degrees(20)))
    case 22: return made("legibility", view.environment(\.legibilityWeight, .bold))
    case 23: return made("fixedSize", view.fixedSize(horizontal: false, vertical: true))
    default: return further(view)
    }
  }
}
