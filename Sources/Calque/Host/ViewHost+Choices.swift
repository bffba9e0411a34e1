import CalqueLayout
import Foundation

// What people choose: options of pickers, items of menus, values of sliders and steppers.
extension ViewHost {
  /// Chooses an option of a picker, or an item of a menu, by its title.
  ///
  /// The menu need not be open; one that is open is closed. Items of menus inside of the menu are
  /// found, too.
  ///
  /// - Parameters:
  ///   - title: The whole title, as it is shown.
  ///   - name: The identifier or the label of the picker or menu.
  /// - Returns: Whether there is such an option that can be chosen; otherwise ``inputFailure`` says
  ///   what was in the way.
  @discardableResult
  public func choose(_ title: String, from name: String) -> Bool {
    closeMenu()
    if let picker = control(PickerInput.self, name)?.input.picker {
      return choose(title, from: picker) { $0.title == title }
    }
    guard inputFailure?.reason != .disabled, let menu = control(MenuInput.self, name)?.input else {
      return false
    }
    guard let item = MenuItem.first(title, in: menu.content.items) else {
      return fail("\"\(title)\"", .missing)
    }
    guard let action = item.action else { return fail("\"\(title)\"", .disabled) }
    action()
    return true
  }

  /// Chooses an option of a picker by its tag.
  ///
  /// - Parameters:
  ///   - tag: The tag, or the id of an element of a `ForEach`.
  ///   - name: The identifier or the label of the picker.
  @discardableResult
  public func choose(tag: some Hashable, from name: String) -> Bool {
    closeMenu()
    guard let picker = control(PickerInput.self, name)?.input.picker else { return false }
    return choose("\(tag)", from: picker) { $0.tag == AnyHashable(tag) }
  }

  /// Chooses a date.
  ///
  /// - Parameters:
  ///   - date: The date. The nearest one that is allowed is taken; of a choice of several days, the
  ///     day is added or taken away.
  ///   - name: The identifier or the label of the choice.
  @discardableResult
  public func choose(date: Date, from name: String) -> Bool {
    guard let found = control(DateInput.self, name) else { return false }
    found.input.take(date)
    return true
  }

  /// Chooses a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - name: The identifier or the label of the ``ColorPicker``.
  @discardableResult
  public func choose(color: Color, from name: String) -> Bool {
    guard let found = control(ColorInput.self, name) else { return false }
    found.input.choose(color, in: environment)
    return true
  }

  /// Presses a button that inserts what was copied.
  ///
  /// - Parameters:
  ///   - values: What was copied.
  ///   - name: The identifier or the label of the ``PasteButton``; nil is the first one.
  /// - Returns: Whether the button takes values of that type.
  @discardableResult
  public func paste(_ values: [any Transferable], into name: String? = nil) -> Bool {
    if let name { return control(PasteInput.self, name)?.input.take(values) ?? false }
    return inputs(PasteInput.self, in: nil).first { !$0.isDisabled }?.take(values) ?? false
  }

  /// The titles of the options of a picker, or of the items of a menu, in their order.
  ///
  /// - Parameter name: The identifier or the label of the picker or menu.
  public func choices(of name: String) -> [String] {
    if let picker = shownControl(PickerInput.self, name)?.input.picker {
      return picker.choices.map { $0.title ?? "" }
    }
    return shownControl(MenuInput.self, name)?.input.content.items.map(\.title) ?? []
  }

  /// Makes the value of a slider, stepper or wheel larger or smaller, as assistive technology does.
  ///
  /// - Parameters:
  ///   - name: The identifier or the label of the control.
  ///   - count: How many steps; negative ones make the value smaller.
  /// - Returns: Whether there is such a control, and its value can change that way.
  @discardableResult
  public func adjust(_ name: String, by count: Int = 1) -> Bool {
    let action = count < 0 ? "decrement" : "increment"
    guard count != 0, let first = self.action(action, on: name) else { return false }
    first()
    for _ in 1..<count.magnitude {
      let next = find(action, on: name)
      // The label of a control may say its value: then it is another one after the first step.
      guard let step = next.isKnown ? next.action : first else { return false }
      step()
    }
    return true
  }

  /// Moves the knob of a slider to a value.
  ///
  /// - Parameters:
  ///   - name: The identifier or the label of the slider.
  ///   - value: The value; of a slider in steps, the nearest step is taken.
  @discardableResult
  public func slide(_ name: String, to value: Double) -> Bool {
    guard let found = slider(name) else { return false }
    let slider = found.input.value
    slider.onEditingChanged(true)
    slider.take(value)
    slider.onEditingChanged(false)
    return true
  }

  private func slider(_ name: String) -> FoundControl<SliderInput>? {
    if let found = control(SliderInput.self, name) { return found }
    guard inputFailure?.reason != .disabled else { return nil }
    // The label and the identifier are those of the control around the track.
    let named = nodes {
      $0.input is ControlInput && ($0.identifier == name || $0.meaningLabel == name)
    }
    for node in named {
      let inside = nodes { inner in
        inner.input is SliderInput && inner.ancestors.contains { $0.isSame(as: node) }
      }
      if let track = inside.first, let input = track.input as? SliderInput {
        guard !input.isDisabled else {
          inputFailure = InputFailure(target: "#\(name)", reason: .disabled)
          return nil
        }
        inputFailure = nil
        return FoundControl(node: track, input: input)
      }
    }
    return nil
  }

  /// Closes the menu in front, if one is open: its items are those of a view below.
  private func closeMenu() {
    _ = scene
    guard let front = presentations?.layers.last?.request, front.isMenu else { return }
    front.dismiss?()
  }

  private func choose(
    _ title: String, from picker: _PickerConfiguration, _ isWanted: (PickerOption) -> Bool
  ) -> Bool {
    guard let option = picker.choices.first(where: isWanted) else {
      return fail("\"\(title)\"", .missing)
    }
    guard option.isEnabled else { return fail("\"\(title)\"", .disabled) }
    picker.choose(option)
    return true
  }

  private func fail(_ target: String, _ reason: InputFailure.Reason) -> Bool {
    inputFailure = InputFailure(target: target, reason: reason)
    return false
  }
}
