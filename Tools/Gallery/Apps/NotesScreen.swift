import Calque
import Foundation

/// A note that is being written.
struct NotesScreen: View {
  @State private var title = ""
  @State private var isPinned = true
  let text: LocalizedStringKey =
    "Bread, olives, two lemons and a bunch of mint. Ask Karim for the big pot. The lamps have to be charged, and one of us should bring a guitar."

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(AppScreens.now, format: .dateTime.day().month(.wide).year().hour().minute())
            .font(.footnote)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity)
          Text("Picnic on Sunday").font(.title).bold()
          Text(text)
          check("Find blankets", isDone: true)
          check("Call Sofia", isDone: false)
          check("Look at the weather", isDone: false)
        }
        .padding(.horizontal)
      }
      .navigationTitle("")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Checklist", systemImage: "checklist") {}
          Spacer()
          Button("Attach", systemImage: "paperclip") {}
          Spacer()
          Button("Draw", systemImage: "pencil.tip") {}
          Spacer()
          Button("New Note", systemImage: "square.and.pencil") {}
        }
      }
      .background(.background)
    }
  }

  private func check(_ title: LocalizedStringKey, isDone: Bool) -> some View {
    Label {
      Text(title).strikethrough(isDone).foregroundStyle(isDone ? .secondary : .primary)
    } icon: {
      Image(systemName: isDone ? "checkmark.circle.fill" : "circle").foregroundStyle(.yellow)
    }
  }
}
