extension CatalogFault {
  /// Those of the screens in the folder SixthScreens.
  static let sixth: [String: CatalogFault] = [
    "loans.queuePlural": CatalogFault(
      "%lld people ahead of you", "ar",
      .plural([
        "zero": "لا أحد قبلك", "one": "شخص واحد قبلك", "two": "شخصان قبلك",
        "many": "%lld شخصًا قبلك",
        "other": "%lld شخص قبلك",
      ])),
    "loans.limitFormat": CatalogFault(
      "You can borrow %lld more items", "de", .text("Sie können noch %@ Medien ausleihen")),
    "chores.guestsMissing": CatalogFault("Guests wash up, too", "ar", .missing),
    "chores.footerTodo": CatalogFault("Points are counted on Sunday evening.", "de", .text("TODO")),
    "job.attachNew": CatalogFault("Attach a file", "ja", .new),
    "job.wideFormat": CatalogFault("Apply as %@", "ja", .text("％@として応募")),
    "job.letterKey": CatalogFault("Cover letter", "*", .key("Cover Letter")),
    "vet.cyrillic": CatalogFault("Allergies", "de", .text("\u{0410}llergien")),
    "camp.nightsPlural": CatalogFault("%lld nights", "de", .plural(["other": "%lld Nächte"])),
    "camp.arrivalEnglish": CatalogFault(
      "Arrival from two in the afternoon", "ar", .text("Arrival from two in the afternoon")),
    "prefs.setupArrow": CatalogFault("Continue setup →", "ar", .text("متابعة الإعداد →")),
  ]
}
