import Calque
import CalqueLayout
import Foundation
import Testing

/// A form in a sheet over a navigation stack with a toolbar, driven in Arabic from empty to saved.
@MainActor
@Suite struct SheetFormTests {
  struct Trip: Equatable {
    var name = ""
    var notes = ""
    var isShared = false
    var kind = 0
    var count = 1
    var day = Date(timeIntervalSince1970: 1_742_036_940)
  }

  private struct Trips: View {
    @State private var trips: [Trip] = []
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        List {
          ForEach(trips.indices, id: \.self) { index in
            Text(verbatim: trips[index].name).accessibilityIdentifier("trip")
          }
        }
        .navigationTitle("الرحلات")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("إضافة", systemImage: "plus") { isEditing = true }.accessibilityIdentifier("add")
          }
        }
        .sheet(isPresented: $isEditing) { TripForm { trips.append($0) } }
      }
    }
  }

  private struct TripForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var trip = Trip()
    @State private var asks = false
    let save: (Trip) -> Void

    var body: some View {
      NavigationStack {
        Form {
          Section("الرحلة") {
            TextField("الاسم", text: $trip.name).accessibilityIdentifier("name")
            TextField("ملاحظات", text: $trip.notes).accessibilityIdentifier("notes")
            Picker("النوع", selection: $trip.kind) {
              Text("عمل").tag(0)
              Text("عطلة").tag(1)
            }
            .accessibilityIdentifier("kind")
          }
          Section {
            Toggle("مشتركة", isOn: $trip.isShared).accessibilityIdentifier("shared")
            Stepper("المسافرون", value: $trip.count, in: 1...9).accessibilityIdentifier("count")
            DatePicker("اليوم", selection: $trip.day, displayedComponents: .date)
              .accessibilityIdentifier("day")
          }
        }
        .navigationTitle("رحلة جديدة")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("إلغاء") { asks = true }.accessibilityIdentifier("cancel")
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("حفظ") {
              save(trip)
              dismiss()
            }
            .disabled(trip.name.isEmpty)
            .accessibilityIdentifier("save")
          }
        }
        .alert("تجاهل الرحلة؟", isPresented: $asks) {
          Button("تجاهل", role: .destructive) { dismiss() }
          Button("متابعة", role: .cancel) {}.accessibilityIdentifier("continue")
        }
      }
      .interactiveDismissDisabled(!trip.name.isEmpty)
    }
  }

  private func host(_ direction: LayoutDirection = .rightToLeft) -> ViewHost {
    ViewHost(Trips(), size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: "ar_EG")
      $0.timeZone = .gmt
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test
  func `a trip is made from empty to saved`() throws {
    let host = host()
    #expect(host.tap("add"))
    #expect(texts(host).contains("رحلة جديدة"))
    #expect(!host.tap("save") && host.inputFailure?.reason == .disabled)
    #expect(host.type("بيروت", into: "name"))
    #expect(host.input(of: "name") == "بيروت")
    #expect(host.type("في الربيع", into: "notes"))
    #expect(host.choose("عطلة", from: "kind"))
    #expect(host.tap("shared"))
    #expect(host.adjust("count", by: 2))
    // The day is chosen in the calendar that the field opens.
    #expect(host.tap(label: "١٥ مارس، ٢٠٢٥"))
    #expect(host.tap(label: "٢٠") && host.dismissPresentation())
    #expect(texts(host).contains("٢٠ مارس، ٢٠٢٥"))
    #expect(!host.dismissPresentation(), "what was written is not lost by a swipe")
    // Cancel asks first.
    #expect(host.tap("cancel"))
    #expect(texts(host).contains("تجاهل الرحلة؟"))
    #expect(host.tap("continue"))
    #expect(host.tap("save"))
    #expect(texts(host).contains("بيروت") && !texts(host).contains("رحلة جديدة"))
    #expect(host.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test
  func `to cancel is to lose it`() {
    let host = host()
    #expect(host.tap("add") && host.type("x", into: "name") && host.tap("cancel"))
    #expect(host.tap(label: "تجاهل"))
    #expect(texts(host) == ["الرحلات"])
  }

  /// Apart from the texts of fields, which follow their own direction, all is mirrored.
  @Test
  func `the sheet is the mirror image of one left to right`() throws {
    let hosts = [host(.leftToRight), host()]
    for host in hosts {
      #expect(host.tap("add") && host.tap("shared"))
    }
    for name in ["name", "notes", "kind", "shared", "count", "day", "cancel", "save"] {
      let frames = try hosts.map { try #require($0.frame(of: name), "\(name)") }
      #expect(abs(frames[0].minX - (390 - frames[1].maxX)) < 0.001, "\(name)")
      #expect(frames[0].minY == frames[1].minY && frames[0].size == frames[1].size)
    }
    let save = try #require(hosts[1].frame(of: "save"))
    #expect(save.maxX < 195, "what confirms is at the trailing edge")
  }
}
