extension CatalogFault {
  /// Those of the screens in the folder FifthScreens.
  static let fifth: [String: CatalogFault] = [
    "garden.cyrillic": CatalogFault("Pinch out tomatoes", "de", .text("T\u{43E}maten ausgeizen")),
    "pressure.average": CatalogFault(
      "Average of %lld days", "de", .text("Durchschnitt von %@ Tagen")),
    "pressure.braces": CatalogFault(
      "Measured over %lld days, always on the left arm.", "ar",
      .text("قيس على مدى {days} أيام، دائمًا على الذراع اليسرى.")),
    "seats.plural": CatalogFault(
      "%lld seats chosen", "ar", .plural(["other": "تم اختيار %lld مقعد"])),
    "steps.japanese": CatalogFault(
      "Crisp crust, without a machine", "ja", .text("Crisp crust, without a machine")),
    "steps.empty": CatalogFault("Easy", "ar", .text("")),
    "steps.key": CatalogFault("Ingredients", "*", .key("Ingredient")),
    "guide.missing": CatalogFault("Self-portrait at night", "de", .missing),
    "guide.bytes": CatalogFault("The blue table", "de", .text("Das gr\u{FFFD}ne Tischchen")),
  ]
}
