import CalqueDrawing
import CalqueLayout
import Foundation

/// The value in a button that opens a menu of the options. In a list or form, the label is in front
/// of it.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes the value.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    let menu = OpenMenu(emitter)
    var control = picker.annotation
    control.children = .ignore
    control.input = PickerInput(picker, open: { menu.open() })
    let outer = emitter.environment.isInMenu ? emitter.environment.buttonCompletion : nil
    let items = { AnyView(PickerMenuItems(picker: picker, completion: outer)) }
    emitter.present(menu, items: items) {
      emitter.with(control) {
        if emitter.environment.isInMenu {
          MenuButton(label: picker.label).inOneNode._emit(into: emitter)
        } else {
          MenuPicker(picker: picker).inOneNode._emit(into: emitter)
        }
      }
    }
  }
}

/// The options as items of a menu, the chosen one with a check mark.
struct PickerMenuItems: View {
  let picker: _PickerConfiguration
  /// Called after a choice.
  var completion: (() -> Void)?

  var body: some View {
    let groups = groups
    ForEach(groups, id: \.number) { group in
      if group.isSection {
        Section {
          items(group.options)
        } header: {
          if let header = group.header { PickerOptionView(picker: picker, index: header) }
        }
      } else {
        items(group.options)
      }
    }
  }

  /// Options beside each other of the same section, or outside of sections.
  private struct Group {
    let number: Int
    let isSection: Bool
    /// The index of what is above the options.
    var header: Int?
    var options: [PickerOption] = []
  }

  private var groups: [Group] {
    var groups: [Group] = []
    var section: Int?
    for option in picker.options {
      if groups.isEmpty || option.section != section {
        groups.append(Group(number: groups.count, isSection: option.section != nil))
        section = option.section
      }
      let last = groups.count - 1
      if option.isNote {
        // What is below the options is a footer, which menus do not have.
        if groups[last].options.isEmpty, groups[last].header == nil {
          groups[last].header = option.index
        }
      } else if option.tag != nil {
        groups[last].options.append(option)
      }
    }
    return groups
  }

  private func items(_ options: [PickerOption]) -> some View {
    ForEach(options, id: \.index) { option in
      Button {
        picker.choose(option)
        completion?()
      } label: {
        MenuItemLabel(isOn: picker.isChosen(option)) {
          PickerOptionView(picker: picker, index: option.index)
        }
      }
      .disabled(!option.isEnabled)
    }
  }
}

extension ViewEmitter {
  /// Writes the options of a picker as a group of the open menu around.
  ///
  /// - Returns: False outside of an open menu.
  func emitMenuGroup(of picker: _PickerConfiguration, showsLabel: Bool) -> Bool {
    guard let menu = rowCollector as? MenuRows else { return false }
    let outer = identity
    menu.collectSection {
      guard showsLabel, !environment.hidesLabels else { return }
      identity = outer.child(.part(.menuHeader))
      picker.label._emit(into: self)
    } content: {
      identity = outer.child(.part(.menuOptions))
      PickerMenuItems(picker: picker)._emit(into: self)
    } footer: {
    }
    identity = outer
    return true
  }
}

extension ViewIdentity.Part {
  fileprivate static let menuHeader = Self("pickerMenuHeader")
  fileprivate static let menuOptions = Self("pickerMenuOptions")
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

private struct MenuPicker: View {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.platformMetrics.controls.picker) private var metrics
  let picker: _PickerConfiguration

  var body: some View {
    ControlRow(label: isInListRow || metrics.isBordered ? picker.label : nil, stacks: true) {
      if metrics.isBordered {
        BorderedMenuValue(picker: picker)
      } else if isInListRow {
        MenuValue(picker: picker).foregroundStyle(.secondary)
      } else {
        MenuValue(picker: picker)
          .foregroundStyle(.tint)
          .padding(.horizontal, metrics.menuPadding)
          .padding(.vertical, metrics.menuHeight / 2)
      }
    }
  }
}

/// The value and two arrows.
private struct MenuValue: View {
  @Environment(\.platformMetrics.controls.picker) private var metrics
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.isInListRow) private var isInListRow
  let picker: _PickerConfiguration

  var body: some View {
    HStack(spacing: metrics.indicatorSpacing) {
      // Below its label it has all lines that it needs.
      PickerValue(picker: picker)
        .lineLimit(isInListRow && textSize.isAccessibilitySize ? nil : 1)
      MenuArrows(size: metrics.indicator)
    }
    .modifier(DimmedWhenDisabled())
  }
}

/// The value in a border, as wide as the widest option needs.
private struct BorderedMenuValue: View {
  @Environment(\.platformMetrics.controls.picker) private var metrics
  let picker: _PickerConfiguration

  var body: some View {
    HStack(spacing: metrics.indicatorSpacing) {
      ZStack(alignment: .leading) {
        AllOptions(picker: picker).hidden()
        PickerValue(picker: picker)
      }
      .lineLimit(1)
      MenuArrows(size: metrics.indicator)
    }
    .padding(.horizontal, metrics.menuPadding)
    .frame(minHeight: metrics.borderedHeight)
    .background(Color.controlFill, in: .rect(cornerRadius: metrics.borderedRadius))
    .modifier(DimmedWhenDisabled())
  }
}

/// All options over each other, for the room that they need.
private struct AllOptions: PrimitiveView {
  let picker: _PickerConfiguration

  func _emit(into emitter: ViewEmitter) {
    emitter.emit(.zstack(.leading)) {
      picker.emitOptions(into: emitter) { option, _, write in
        if !option.isNote { write() }
      }
    }
  }
}
