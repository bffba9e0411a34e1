import SwiftUI

private let muted = Color.primary.opacity(0.72)
private let brand = Color(red: 0.0, green: 0.36, blue: 0.62)

private struct ParcelStep: Identifiable {
  let id: String
  let title: LocalizedStringKey
  let time: String
  let done: Bool
}

struct ParcelScreen: View {
  @State private var notify = true
  @Environment(\.layoutDirection) private var direction
  @State private var neighbour = false

  private let steps = [
    ParcelStep(id: "stepRoute", title: "Out for delivery", time: "08:12", done: true),
    ParcelStep(id: "stepDepot", title: "Arrived at the depot", time: "05:40", done: true),
    ParcelStep(id: "stepPicked", title: "Picked up from the sender", time: "17:25", done: true),
  ]

  var body: some View {
    NavigationStack {
      page
        .background(Color(.systemGroupedBackground))
        .navigationTitle("Your parcel")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "square.and.arrow.up").frame(width: 44, height: 44)
            }
            .accessibilityLabel("Share")
          }
        }
    }
  }

  @ViewBuilder private var page: some View {
    if bug("parcel.barOverlay") {
      scroll.overlay(alignment: .bottom) { bar }
    } else {
      scroll.safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
  }

  private var scroll: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        hero
        number
        timeline
        options
      }
      .padding(16)
    }
  }

  private var hero: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("On its way")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.white)
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .background(
          Color(red: 0.05, green: 0.42, blue: 0.15), in: Capsule()
        )
        .accessibilityIdentifier("chip")
      Text("Arriving today between 2 and 4 p.m.")
        .font(.title2.bold())
        .lineLimit(bug("parcel.status") ? 1 : nil)
        .accessibilityIdentifier("status")
      Text("\("Bremen") → \("Leipzig")")
        .foregroundStyle(muted)
        .accessibilityIdentifier("route")
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.primary.opacity(0.15)).frame(height: 8)
          Capsule().fill(brand).frame(width: space.size.width * 0.65, height: 8)
          if bug("parcel.box") {
            box.padding(
              direction == .rightToLeft ? .trailing : .leading, space.size.width * 0.65 - 16)
          } else {
            box.padding(.leading, space.size.width * 0.65 - 16)
          }
        }
        .frame(maxHeight: .infinity)
      }
      .frame(height: 34)
      Text("\(3) stops before you")
        .font(.subheadline)
        .accessibilityIdentifier("stops")
    }
    .card()
  }

  private var box: some View {
    Image(systemName: "shippingbox.fill")
      .font(.system(size: 20))
      .foregroundStyle(.white)
      .frame(width: 32, height: 32)
      .background(brand, in: Circle())
      .accessibilityLabel("Parcel")
      .accessibilityIdentifier("box")
  }

  private var number: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Tracking number").font(.caption).foregroundStyle(muted)
        Text(verbatim: "QX 4471 0932 18").font(.body.monospacedDigit())
      }
      Spacer(minLength: 0)
      Button {
      } label: {
        Image(systemName: "doc.on.doc")
          .font(.system(size: bug("parcel.copySmall") ? 13 : 18))
          .frame(
            width: bug("parcel.copySmall") ? 18 : 44, height: bug("parcel.copySmall") ? 18 : 44
          )
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Copy tracking number")
      .accessibilityIdentifier("copy")
    }
    .card()
  }

  private var timeline: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("History").font(.headline)
      ForEach(steps) { step in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Image(systemName: "checkmark.circle.fill")
            .foregroundStyle(Color(red: 0.1, green: 0.5, blue: 0.2))
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 2) {
            if bug("parcel.literal") && step.id == "stepDepot" {
              Text(verbatim: "Arrived at the depot")
            } else {
              Text(step.title)
            }
            Text(verbatim: step.time).font(.subheadline.monospacedDigit()).foregroundStyle(muted)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .combine)
        .accessibilitySortPriority(bug("parcel.order") && step.id == "stepPicked" ? 5 : 0)
        .accessibilityIdentifier(step.id)
      }
    }
    .card()
  }

  private var options: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Notify me", isOn: $notify).accessibilityIdentifier("notify")
      Divider()
      Toggle("Leave it with a neighbor", isOn: $neighbour).accessibilityIdentifier("neighbour")
    }
    .card()
  }

  private var bar: some View {
    Button("Change delivery") {}
      .buttonStyle(PrimaryButtonStyle(tint: brand))
      .accessibilityIdentifier("change")
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(Color(.systemBackground).ignoresSafeArea(edges: .bottom))
  }
}

extension ParcelScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "parcel", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "parcel.status", ["truncated"],
        [.id("status"), .key("Arriving today between 2 and 4 p.m.")], "de",
        se: true, "the time of arrival ends in …"),
      Fault(
        "parcel.box", ["notMirrored", "clipped", "overflowing", "outside", "overlapping"],
        [.id("box")], "ar",
        "the box on the progress bar is moved to the right, away from the bar's end"),
      Fault(
        "parcel.literal", ["literal", "untranslated", "missing"],
        [.id("stepDepot"), .text("Arrived at the depot")], "en-XA",
        "a step is a literal in the code"),
      Fault(
        "parcel.plural", ["missing", "localization"],
        [.id("stops"), .key("%lld stops before you")], "ar",
        "no few form: 3 stops read with the wrong form"),
      Fault(
        "parcel.barOverlay", ["overlapping", "covered", "unreachable", "underBar"],
        [
          .id("neighbour"), .id("notify"), .key("Leave it with a neighbor"), .id("change"),
          .key("Change delivery"),
        ],
        "en", se: true, "the last switch stays behind the bottom bar"),
      Fault(
        "parcel.arrow", ["fixedArrow", "notMirrored", "fixedPicture"],
        [.id("route"), .key("%@ → %@")], "ar",
        "the arrow of the route points against the direction of reading"),
      Fault(
        "parcel.order", ["readingOrder"],
        [
          .id("stepPicked"), .key("Picked up from the sender"), .id("stepRoute"),
          .id("stepDepot"), .text("17:25"),
        ], "en", "the oldest step is read first"),
      Fault("parcel.copySmall", ["smallTouchArea"], [.id("copy")], "en", "18 point copy button"),
    ]
  ) { AnyView(ParcelScreen()) }
}
