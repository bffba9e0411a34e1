import Calque
import Foundation
import Testing

/// What takes changes back, as Foundation's documentation describes it.
@MainActor
@Suite struct UndoManagerTests {
  private final class Model {
    var value = 0
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  @Test func `what is taken back is done again`() {
    let manager = UndoManager()
    let model = Model(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    for value in 1...3 {
      manager.beginUndoGrouping()
      model.set(value)
      manager.setActionName("set \(value)")
      manager.endUndoGrouping()
    }
    #expect(manager.undoActionName == "set 3")
    manager.undo()
    manager.undo()
    #expect(model.value == 1 && manager.redoActionName == "set 2" && manager.canRedo)
    manager.redo()
    #expect(model.value == 2 && manager.undoActionName == "set 2")
    manager.undo()
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
    manager.redo()
    manager.redo()
    manager.redo()
    #expect(model.value == 3 && !manager.canRedo)
    manager.undo()
    model.set(9)
    #expect(!manager.canRedo, "a change is the end of what could be done again")
  }

  @Test func `changes of one event are one group`() {
    let manager = UndoManager()
    let model = Model(manager)
    model.set(1)
    model.set(2)
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(model.value == 0 && manager.groupingLevel == 0)
    manager.redo()
    #expect(model.value == 2)
  }

  @Test func `nothing is kept while that is disabled, or of what is gone`() {
    let manager = UndoManager()
    let model = Model(manager)
    manager.disableUndoRegistration()
    model.set(1)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    model.set(2)
    #expect(manager.canUndo)
    manager.removeAllActions(withTarget: model)
    #expect(!manager.canUndo)
    var other: Model? = Model(manager)
    other?.set(3)
    other = nil
    manager.undo()
    #expect(model.value == 2)
  }

  @Test func `so many groups are kept`() {
    let manager = UndoManager()
    let model = Model(manager)
    manager.levelsOfUndo = 2
    for value in 1...4 {
      manager.beginUndoGrouping()
      model.set(value)
      manager.endUndoGrouping()
    }
    for _ in 0..<4 { manager.undo() }
    #expect(model.value == 2)
  }
}
