extension CatalogFault {
  /// Those of the screens in the folder EighthScreens.
  static let eighth: [String: CatalogFault] = [
    "parcel.plural": CatalogFault(
      "%lld stops before you", "ar",
      .plural(["one": "محطة واحدة قبلك", "two": "محطتان قبلك", "other": "%lld محطة قبلك"])),
    "parcel.arrow": CatalogFault("%@ → %@", "ar", .text("%1$@ → %2$@")),
    "vault.cyrillic": CatalogFault("Password", "de", .text("Passw\u{043E}rt")),
    "vault.lengthType": CatalogFault("%lld characters", "de", .text("%@ Zeichen")),
    "vault.empty": CatalogFault("Last changed in spring", "ja", .new),
    "paywall.swapped": CatalogFault(
      "%@ per year after %lld free days", "ar", .text("بعد %1$lld أيام مجانية %2$@ سنويًا")),
    "paywall.amp": CatalogFault(
      "Terms & privacy", "de", .text("Bedingungen &amp;amp; Datenschutz")),
    "paywall.key": CatalogFault("Restore purchases", "*", .key("Restore purchase")),
    "charge.fullwidth": CatalogFault("%@ per kWh", "ja", .text("1kWhあたり％@")),
    "charge.copied": CatalogFault("Charging plan", "ja", .text("Charging plan")),
    "charge.tab": CatalogFault("Stations", "de", .text("Ladestationen in der Nähe anzeigen")),
    "recorder.mojibake": CatalogFault(
      "Kept for thirty days, then removed", "de",
      .text("FÃ¼r dreiÃŸig Tage aufbewahrt, dann entfernt")),
  ]
}
