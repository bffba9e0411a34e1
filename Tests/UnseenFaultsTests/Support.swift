import CalqueTesting
import Foundation
import SwiftUI

/// The fault that is planted, or none.
@MainActor var planted = ""

@MainActor func bug(_ id: String) -> Bool { planted == id }

@MainActor func pick<V>(_ id: String, _ wrong: V, _ right: V) -> V { planted == id ? wrong : right }

/// Where a fault is to be found.
enum Site: Sendable {
  case id(String)
  case key(String)
  case text(String)
  case any
}

/// A mistake, and what a sweep may call it.

struct Fault: Sendable {
  let id: String
  let kinds: [String]
  let sites: [Site]
  var locale = "en"
  var size = CGSize(width: 393, height: 852)
  var text = DynamicTypeSize.large
  var scheme = ColorScheme.light
  var what = ""
  init(
    _ id: String, _ kinds: [String], _ sites: [Site], _ locale: String = "en", se: Bool = false,
    text: DynamicTypeSize = .large, dark: Bool = false, _ what: String = ""
  ) {
    self.id = id
    self.kinds = kinds
    self.sites = sites
    let isLocale = ["en", "de", "ar", "ja", "en-XA", "fi"].contains(locale)
    self.locale = isLocale ? locale : "en"
    size = se ? CGSize(width: 375, height: 667) : CGSize(width: 393, height: 852)
    self.text = text
    scheme = dark ? .dark : .light
    self.what = isLocale ? what : locale
  }
}

@MainActor
struct UnseenScreen {
  let name: String
  let sizes: [DynamicTypeSize]
  let faults: [Fault]
  let content: @MainActor () -> AnyView
  /// The folder of its catalogs.
  var catalogs = "Catalogs"

  /// The screen with the catalogs of another folder.
  func with(_ catalogs: String) -> UnseenScreen {
    var screen = self
    screen.catalogs = catalogs
    return screen
  }
}

// Shared parts of the screens, as apps have them.

struct PrimaryButtonStyle: ButtonStyle {
  var tint = Color(red: 0.05, green: 0.35, blue: 0.75)
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(tint, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension View {
  func card(_ color: Color = Color(.secondarySystemGroupedBackground)) -> some View {
    padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(color, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

struct InitialsBadge: View {
  let initials: String
  @ScaledMetric(relativeTo: .body) private var side = 40.0
  init(_ initials: String) { self.initials = initials }
  var body: some View {
    Text(initials)
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.white)
      .frame(width: side, height: side)
      .background(Color(red: 0.35, green: 0.2, blue: 0.6), in: Circle())
      .accessibilityHidden(true)
  }
}
