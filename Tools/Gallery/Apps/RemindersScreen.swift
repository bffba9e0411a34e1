import Calque
import Foundation

/// What is to be done.
struct RemindersScreen: View {
  private struct Task: Identifiable {
    let id: Int
    let title: LocalizedStringKey
    var note: LocalizedStringKey?
    var hours: Double?
    var isDone = false
    var isUrgent = false
  }

  private let tasks = [
    Task(id: 1, title: "Water the plants", hours: 2),
    Task(
      id: 2, title: "Pay the electricity bill", note: "The letter is on the kitchen table",
      hours: 26,
      isUrgent: true),
    Task(id: 3, title: "Buy a birthday present", isDone: true),
    Task(id: 4, title: "Book the hotel", note: "Two nights, with breakfast"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("Today") { ForEach(tasks.prefix(2)) { row($0) } }
        Section {
          ForEach(tasks.dropFirst(2)) { row($0) }
        } header: {
          Text("Later")
        } footer: {
          Text("\(1) completed")
        }
      }
      .navigationTitle("Reminders")
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button {
          } label: {
            Label("New Reminder", systemImage: "plus.circle.fill").labelStyle(.titleAndIcon)
          }
        }
      }
    }
  }

  private func row(_ task: Task) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        .font(.title3)
        .foregroundStyle(task.isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          if task.isUrgent { Text(verbatim: "!!").foregroundStyle(.tint) }
          Text(task.title).foregroundStyle(task.isDone ? .secondary : .primary)
        }
        if let note = task.note { Text(note).font(.subheadline).foregroundStyle(.secondary) }
        if let hours = task.hours {
          Text(
            AppScreens.now.addingTimeInterval(hours * 3600),
            format: .dateTime.weekday().hour().minute()
          )
          .font(.subheadline)
          .foregroundStyle(.red)
        }
      }
    }
  }
}
