import Calque
import Foundation

/// A month, and what happens on a day of it.
struct CalendarScreen: View {
  @State private var day = AppScreens.now

  private let events: [(title: LocalizedStringKey, hour: Double, color: Color)] = [
    ("Breakfast with Lea", 0.5, .orange), ("Design review", 2, .blue),
    ("Dentist", 5, .red), ("Football practice", 8, .green),
  ]

  var body: some View {
    NavigationStack {
      List {
        DatePicker("Day", selection: $day, displayedComponents: .date)
          .datePickerStyle(.graphical)
          .labelsHidden()
          .accessibilityIdentifier("month")
          .listRowSeparator(.hidden)
        Section {
          ForEach(0..<events.count, id: \.self) { index in
            HStack(spacing: 10) {
              Capsule().fill(events[index].color).frame(width: 4, height: 36)
              VStack(alignment: .leading) {
                Text(events[index].title).font(.body.weight(.medium))
                Text(time(index)...time(index).addingTimeInterval(3600))
                  .font(.footnote)
                  .foregroundStyle(.secondary)
              }
            }
          }
        } header: {
          Text(day, format: .dateTime.weekday(.wide).day().month(.wide))
        }
      }
      .listStyle(.plain)
      .navigationTitle("Calendar")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Today") { day = AppScreens.now } }
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
      }
    }
  }

  private func time(_ index: Int) -> Date {
    AppScreens.now.addingTimeInterval(events[index].hour * 3600)
  }
}
