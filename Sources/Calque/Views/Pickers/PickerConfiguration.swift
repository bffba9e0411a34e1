import CalqueLayout

/// What a picker consists of, for the styles of this package.
@MainActor
public struct _PickerConfiguration {
  let selection: PickerSelection
  let label: AnyView
  /// The label as a screen reader reads it.
  let title: String?
  let options: [PickerOption]
  /// What the option of the value is called.
  let valueTitle: String?
  let isEnabled: Bool
  let currentValueLabel: AnyView?
  private let content: AnyView
  private let identity: ViewIdentity

  init(
    selection: PickerSelection, label: AnyView, content: AnyView, currentValueLabel: AnyView?,
    in emitter: ViewEmitter
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
    identity = emitter.identity.child(.part(.options))
    title = emitter.words(of: label)
    isEnabled = emitter.environment.isEnabled
    options = Self.options(of: content, at: identity, selection, in: emitter)
    let chosen = options.first { $0.tag.map(selection.contains) == true }
    valueTitle = currentValueLabel.flatMap { emitter.words(of: $0) } ?? chosen?.title
  }

  /// The option of the value, if there is one.
  var chosen: PickerOption? { options.first { isChosen($0) } }

  /// The options that can be chosen.
  var choices: [PickerOption] { options.filter { $0.tag != nil && !$0.isNote } }

  func isChosen(_ option: PickerOption) -> Bool { option.tag.map(selection.contains) ?? false }

  /// Chooses an option.
  func choose(_ option: PickerOption) {
    if let tag = option.tag { selection.select(tag) }
  }

  /// What the node of the picker means and takes.
  var annotation: ControlAnnotation {
    var control = ControlAnnotation(.picker, label: title, value: valueTitle)
    control.input = PickerInput(self)
    return control
  }

  /// Has each option written by a closure. Call it where children are written.
  func emitOptions(
    into emitter: ViewEmitter,
    _ take: @escaping @MainActor (PickerOption, ViewEmitter, () -> Void) -> Void
  ) {
    let outer = emitter.identity
    emitter.identity = identity
    emitter.emitEach(of: content) { [options] found, emitter, write in
      if options.indices.contains(found.index) { take(options[found.index], emitter, write) }
    }
    emitter.identity = outer
  }

  private static func options(
    of content: AnyView, at identity: ViewIdentity, _ selection: PickerSelection,
    in emitter: ViewEmitter
  ) -> [PickerOption] {
    var options: [PickerOption] = []
    let outer = emitter.identity
    emitter.identity = identity
    _ = emitter.emitUnseen {
      emitter.emitEach(of: content) { found, emitter, write in
        let (tag, isFixed) = (emitter.pendingTag, emitter.pendingTraits.selectionDisabled)
        let draft = SceneDraft.unseen()
        emitter.write(to: draft, write)
        options.append(
          PickerOption(
            index: found.index, tag: tag.flatMap { selection.accepts($0) ? $0 : nil },
            title: draft.words, isEnabled: emitter.environment.isEnabled && !isFixed,
            section: found.section, isNote: found.part != .content))
      }
    }
    emitter.identity = outer
    return options
  }

  /// Tells of a value that no option is for, as SwiftUI does.
  func reportSelection(into emitter: ViewEmitter) {
    guard !choices.isEmpty, chosen == nil, currentValueLabel == nil else { return }
    let value = selection.value()
    // A value that may be missing needs no option for that.
    if case Optional<Any>.none = value.base as Any { return }
    emitter.report(
      ViewDiagnostic(
        .missingOption,
        "the value of the picker \(title.map { "\"\($0)\" " } ?? "")is \(value), which no option "
          + "has as its tag; no option is shown"))
  }
}

extension ViewIdentity.Part {
  fileprivate static let options = Self("pickerOptions")
}

extension ViewDiagnostic.Kind {
  /// A value of a picker that no option has as its tag.
  public static let missingOption = Self("missingOption", .warning)
}

/// The node of a picker.
final class PickerInput: InputFacet {
  var touchSize: TouchSize { .platform }
  let picker: _PickerConfiguration
  let isDisabled: Bool
  /// Opens the menu of the options, where they are in one.
  let action: (() -> Void)?

  @MainActor
  init(_ picker: _PickerConfiguration, open: (() -> Void)? = nil) {
    self.picker = picker
    isDisabled = !picker.isEnabled
    action = picker.isEnabled ? open : nil
  }
}

extension PickerInput: MenuInside {
  var menuItems: [MenuItem] {
    let picker = picker
    return picker.choices.map { option in
      MenuItem(
        title: option.title ?? "", isOn: picker.isChosen(option),
        action: picker.isEnabled && option.isEnabled ? { picker.choose(option) } : nil)
    }
  }
}

/// Writes the option of the value, or what is shown instead of it.
struct PickerValue: View {
  let picker: _PickerConfiguration

  var body: some View {
    if let label = picker.currentValueLabel {
      HStack { label }
    } else if let chosen = picker.chosen {
      PickerOptionView(picker: picker, index: chosen.index)
    } else {
      HStack {}
    }
  }
}

/// Writes one of the options.
struct PickerOptionView: PrimitiveView {
  let picker: _PickerConfiguration
  let index: Int

  func _emit(into emitter: ViewEmitter) {
    emitter.emit(.hstack(.center, spacing: nil)) {
      picker.emitOptions(into: emitter) { option, _, write in
        if option.index == index { write() }
      }
    }
  }
}

extension ViewEmitter {
  /// Writes an option in a cell that fills what it is proposed, over a ground.
  ///
  /// - Parameter inset: Between the cell and its ground, in points.
  func emitCell(
    of option: PickerOption, in picker: _PickerConfiguration, inset: CGFloat = 0,
    leastWidth: CGFloat = 0, ground: (any PaintFacet)?, _ write: () -> Void
  ) {
    let isEnabled = picker.isEnabled && option.isEnabled && option.tag != nil
    let isChosen = picker.isChosen(option)
    emitDetached(.layout(PickerCellLayout(inset: inset, leastWidth: leastWidth))) {
      changeParent { details in
        details.change { details in
          details.input = ControlPartInput(isDisabled: !isEnabled) { picker.choose(option) }
          details.changeMeaning {
            $0.role = .button
            $0.label = option.title
            if isChosen { $0.traitChanges.append(.add(.isSelected)) }
          }
        }
      }
      emitDetached(.flexibleLeaf, paint: isChosen ? ground : nil) {}
      emitDetached(.zstack(.center)) { write() }
    }
  }
}

/// A cell of an option: its ground, and its content in the middle.
struct PickerCellLayout: Layout {
  let inset: CGFloat
  let leastWidth: CGFloat

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    let content = subviews[1].sizeThatFits(.unspecified)
    return CGSize(
      width: proposal.width ?? max(content.width, leastWidth),
      height: proposal.height ?? content.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let ground = bounds.insetBy(dx: inset, dy: inset)
    subviews[0].place(at: ground.origin, proposal: ProposedViewSize(ground.size))
    subviews[1].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(bounds.size))
  }
}
