extension CatalogFault {
  /// Those of the screens in the folder NinthScreens.
  static let ninth: [String: CatalogFault] = [
    "tide.plural": CatalogFault(
      "%lld surfers in the water", "ar",
      .plural([
        "one": "راكب أمواج واحد في الماء", "two": "راكبا أمواج في الماء",
        "few": "%lld ركاب أمواج في الماء",
        "other": "%lld راكب أمواج في الماء",
      ])),
    "delivery.route": CatalogFault("From %@ to %@", "ja", .text("{origin}から{destination}へ")),
    "claim.segment": CatalogFault(
      "Slightly", "de", .text("Leicht, ohne Behandlung im Krankenhaus")),
    "claim.plural": CatalogFault(
      "%lld vehicles involved", "de", .plural(["other": "%lld Fahrzeuge beteiligt"])),
    "claim.title": CatalogFault(
      "Report damage", "de", .text("Schadensmeldung zur Kraftfahrzeugversicherung")),
    "claim.empty": CatalogFault("We will call you within two working days.", "ja", .new),
    "tree.years": CatalogFault("%@–%@", "ar", .text("%1$@–")),
    "sleep.key": CatalogFault("Snooze for %lld minutes", "*", .key("Snooze for %lld mins")),
    "sleep.arrow": CatalogFault("%@ → %@", "ar", .text("%@ → %@")),
  ]
}
