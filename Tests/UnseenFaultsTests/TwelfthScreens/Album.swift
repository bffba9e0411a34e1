import CalqueTesting
import Foundation
import SwiftUI

/// The photos of an album.
struct AlbumScreen: View {
  struct Photo: Identifiable {
    let id: Int
    let symbol: String
    let hue: Double
    let name: LocalizedStringKey
    var seconds: Int?
  }

  @Environment(\.layoutDirection) private var direction
  @State private var isSelecting = false
  private let photos = [
    Photo(id: 0, symbol: "sun.max.fill", hue: 0.1, name: "First morning"),
    Photo(id: 1, symbol: "leaf.fill", hue: 0.33, name: "Herb garden", seconds: 42),
    Photo(id: 2, symbol: "drop.fill", hue: 0.58, name: "Harbor"),
    Photo(id: 3, symbol: "moon.fill", hue: 0.7, name: "Night market"),
    Photo(id: 4, symbol: "cup.and.saucer.fill", hue: 0.05, name: "Breakfast", seconds: 15),
    Photo(id: 5, symbol: "car.fill", hue: 0.9, name: "Coast road"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          heading
          grid
          footer
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 88)
      }
      .overlay { add }
      .navigationTitle("Summer in Lisbon")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("album.sort.newest") {}
            Button("Rename") {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          .accessibilityLabel(Text("More"))
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button {
          } label: {
            Image(systemName: "square.and.arrow.up")
          }
          .accessibilityLabel(Text("Share"))
          Spacer()
          Button {
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityLabel(Text("Delete"))
          .accessibilityIdentifier("album.delete")
        }
      }
    }
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(6) photos").font(.title2.bold())
      HStack(spacing: 6) {
        Image(systemName: "arrow.up.arrow.down")
        Text("album.sort.newest").accessibilityIdentifier("album.sort")
      }
      .font(.subheadline)
      Label(
        "Continue the slideshow",
        systemImage: pick("album.flip", "arrow.right.circle.fill", "arrow.forward.circle.fill")
      )
      .font(.subheadline.weight(.semibold))
      .flipsForRightToLeftLayoutDirection(bug("album.flip"))
      .accessibilityIdentifier("album.continue")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var grid: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: 12), count: pick("album.names", 3, 2)),
      spacing: 12
    ) {
      ForEach(photos) { cell($0) }
    }
    .frame(height: pick("album.height", 380, nil), alignment: .top)
  }

  private func cell(_ photo: Photo) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.45))
        .frame(height: 120)
        .overlay {
          Image(systemName: photo.symbol).font(.largeTitle).foregroundStyle(.white)
            .accessibilityHidden(true)
        }
        .overlay(alignment: lengthAlignment) {
          if let seconds = photo.seconds {
            Text("\(seconds) s").font(.caption.weight(.semibold))
              .foregroundStyle(.white)
              .padding(.horizontal, 8)
              .padding(.vertical, 3)
              .background(Color.black.opacity(0.75), in: Capsule())
              .padding(8)
              .accessibilityIdentifier("album.length.\(photo.id)")
          }
        }
        .overlay(alignment: .topLeading) {
          Button {
          } label: {
            Image(systemName: "heart.fill").foregroundStyle(.white)
              .frame(width: pick("album.heart", 18, 44), height: pick("album.heart", 18, 44))
          }
          .padding(pick("album.heart", 10, 0))
          .accessibilityLabel(Text("Favorite"))
          .accessibilityIdentifier("album.heart.\(photo.id)")
        }
      Text(photo.name).font(.subheadline)
        .lineLimit(pick("album.names", 1, nil))
        .accessibilityIdentifier("album.name.\(photo.id)")
    }
  }

  private var lengthAlignment: Alignment {
    bug("album.length") && direction == .rightToLeft ? .bottomLeading : .bottomTrailing
  }

  private var footer: some View {
    Text("Shared with four people").font(.footnote)
      .frame(maxWidth: .infinity)
      .accessibilityIdentifier("album.footer")
  }

  @ViewBuilder private var add: some View {
    let button = Button {
    } label: {
      Image(systemName: "plus").font(.title2.bold())
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background(Color(red: 0.1, green: 0.25, blue: 0.65), in: Circle())
    }
    .accessibilityLabel(Text("Add photos"))
    .accessibilityIdentifier("album.add")
    if bug("album.add") {
      button.position(x: 353, y: 560)
    } else {
      button.padding(16).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
  }
}

extension AlbumScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "album", sizes: [.large],
    faults: [
      Fault(
        "album.add", ["outside", "clipped"], [.id("album.add")], "en", se: true,
        "The place of the button is for a wider screen: it is cut on the small one"),
      Fault(
        "album.length", ["notMirrored"], [.id("album.length.1"), .id("album.length.4")], "ar",
        "The alignment is turned by hand and by the system"),
      Fault(
        "album.names", ["truncated"],
        [
          .id("album.name.0"), .id("album.name.1"), .id("album.name.2"), .id("album.name.3"),
          .id("album.name.4"), .id("album.name.5"),
        ],
        "de", se: true, "Three columns with names of one line"),
      Fault(
        "album.heart", ["smallTouchArea"],
        [.id("album.heart.0"), .id("album.heart.1"), .id("album.heart.2"), .id("album.heart.3")],
        "ja", dark: true,
        "Hearts of 18 points"),
      Fault(
        "album.sort", ["missing", "literal"], [.id("album.sort"), .key("album.sort.newest")], "en",
        "The key of the catalog was renamed: people read album.sort.newest"),
      Fault(
        "album.flip", ["turnedPicture"], [.id("album.continue"), .key("Continue the slideshow")],
        "ar",
        "Not only the arrow but also the text is flipped"),
      Fault(
        "album.height", ["overlapping", "overflowing"],
        [
          .id("album.footer"), .id("album.name.4"), .id("album.name.5"),
          .key("Shared with four people"), .id("album.heart.4"), .id("album.heart.5"),
        ],
        "en", dark: true, "The grid has a fixed height: the footer lies in its last row"),
    ]
  ) { AnyView(AlbumScreen()) }
}
