extension CatalogFault {
  /// Those of the screens in the folder SecondScreens.
  static let second: [String: CatalogFault] = [
    "chart.missingDose": CatalogFault("Blood thinner", "ar", .missing),
    "table.todoToggle": CatalogFault("High chair needed", "de", .text("TODO")),
    "table.guestFormat": CatalogFault(
      "%lld guests", "ar",
      .plural([
        "zero": "لا ضيوف", "one": "ضيف واحد", "two": "ضيفان", "few": "%@ ضيوف", "many": "%@ ضيفًا",
        "other": "%@ ضيف",
      ])),
    "cross.cyrillic": CatalogFault("Daily puzzle", "de", .text("T\u{0430}g\u{0435}srätsel")),
    "cross.braces": CatalogFault("%lld of %lld solved", "de", .text("%1$lld von {total} gelöst")),
    "mail.newState": CatalogFault("Get more space", "ja", .new),
    "admin.onlyOne": CatalogFault(
      "%lld users online", "de", .plural(["one": "%lld Person online"])),
    "car.englishLeft": CatalogFault("Unlimited kilometers", "ar", .text("Unlimited kilometers")),
    "car.tofu": CatalogFault("Full insurance", "ja", .text("フル保\u{E5A3}")),
    "car.keyRenamed": CatalogFault(
      "Free cancellation until the day before", "*", .key("Free cancelation until the day before")),
    "car.wideSign": CatalogFault("%@ per day", "ja", .text("1日％@")),
    "ident.stepLost": CatalogFault("Step %lld of %lld", "ar", .text("الخطوة %1$lld من %2$@")),
    "ident.longWord": CatalogFault(
      "I have read the privacy notice", "de",
      .text("Datenschutzgrundverordnungskenntnisnahmebestätigungserklärung")),
  ]
}
