extension CatalogFault {
  /// Those of the screens in the folder TwelfthScreens.
  static let twelfth: [String: CatalogFault] = [
    "trail.descent": CatalogFault("−%lld m", "ar", .text("−%lld م")),
    "trail.reviews": CatalogFault(
      "%lld reviews", "ar", .plural(["one": "تقييم واحد", "other": "%lld تقييم"])),
    "split.round": CatalogFault("Round up the total", "ja", .key("Round total up")),
    "split.format": CatalogFault("%@ tip (%lld%%)", "de", .text("%lld %% Trinkgeld (%@)")),
    "compose.title": CatalogFault(
      "New message", "de", .text("Neue E-Mail-Nachricht an Empfänger verfassen")),
    "compose.files": CatalogFault("Pictures & documents", "de", .text("Bilder\\nund Dokumente")),
    "compose.signature": CatalogFault("Sent from my phone", "ar", .new),
    "compose.path": CatalogFault(
      "Change it in Mail → Signatures", "ar", .text("غيّره في البريد → التوقيعات")),
    "refill.pickup": CatalogFault(
      "Next pickup on weekdays only", "de", .text("NÃ¤chste Abholung nur an Werktagen")),
    "refill.remind": CatalogFault("Remind me %lld days before", "ja", .text("数日前に通知")),
    "album.sort": CatalogFault("album.sort.newest", "en", .key("album.sort.newestFirst")),
  ]
}
