import Calque

/// A screen of a user's app.
struct Inbox: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(count) files").accessibilityIdentifier("count")
      Image(systemName: "envelope")
    }
  }
}

/// Lays a screen out without fonts.
@MainActor func frame(of identifier: String, count: Int) -> CGRect? {
  let measurer = TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15)
  let host = ViewHost(Inbox(count: count), size: CGSize(width: 320, height: 90)) {
    $0.textMeasurer = measurer
  }
  return host.frame(of: identifier)
}
