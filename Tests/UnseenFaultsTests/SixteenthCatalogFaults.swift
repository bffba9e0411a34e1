extension CatalogFault {
  /// Those of the screens in the folder SixteenthScreens.
  static let sixteenth: [String: CatalogFault] = [
    "archery.few": CatalogFault(
      "%lld arrows left", "ar", .plural(["one": "بقي سهم واحد", "other": "بقي %lld سهم"])),
    "lockage.request": CatalogFault("Request passage", "ar", .missing),
    "lockage.empty": CatalogFault("Waiting for a green light", "ja", .text("")),
    "repaircafe.newline": CatalogFault("Lamps & toasters", "de", .text("Lampen\\n& Toaster")),
    "repaircafe.misread": CatalogFault("Sewing and patching", "de", .text("NÃ¤hen und Flicken")),
    "repaircafe.cyrillic": CatalogFault("Bicycles", "de", .text("F\u{430}hrräder")),
    "repaircafe.han": CatalogFault("Being prepared", "ja", .text("准备中")),
    "repaircafe.owner": CatalogFault("%@ from %@", "de", .text("%1$@ wird repariert")),
    "scaffold.todo": CatalogFault("Braces are tight", "ja", .text("TODO")),
    "scaffold.type": CatalogFault("Lift %lld of %lld", "de", .text("Lage %1$@ von %2$@")),
    "firing.route": CatalogFault("Bisque → Glaze", "ar", .text("حرق أول → تزجيج")),
    "cuesheet.percent": CatalogFault("Standby %@", "ja", .text("％@ 待機")),
    "cuesheet.same": CatalogFault("Fly loft", "ar", .text("Fly loft")),
  ]
}
