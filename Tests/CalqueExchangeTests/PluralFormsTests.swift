import CalqueExchange
import CalqueICU
import Testing

@Suite struct PluralFormsTests {
  /// Expressions from the gettext manual, "Additional functions for plural forms", with its forms,
  /// where CLDR agrees: in Latvian, 0 has the same category as 10 and 20.
  @Test(arguments: [
    ("ja", "nplurals=1; plural=0;", ["other"]),
    ("en", "nplurals=2; plural=n != 1;", ["one", "other"]),
    ("fr", "nplurals=2; plural=n>1;", ["one", "other"]),
    (
      "lv", "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;",
      ["one", "zero other", ""]
    ),
    ("ga", "nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;", ["one", "two", "few many other"]),
    (
      "lt",
      "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2;",
      ["one", "few", "other"]
    ),
    (
      "ru",
      "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : "
        + "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
      ["one", "few", "many other"]
    ),
    ("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", ["one", "few", "other"]),
    (
      "pl",
      "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
      ["one", "few", "many other"]
    ),
    (
      "sl", "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;",
      ["one", "two", "few", "other"]
    ),
    (
      "ar",
      "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
      ["zero", "one", "two", "few", "many", "other"]
    ),
    ("en", "nplurals=3; plural=n==0 ? 0 : n==1 ? 1 : 2;", ["zero", "one", "other"]),
  ])
  func findsTheCategoriesOfForms(_ language: String, _ header: String, _ expected: [String]) throws
  {
    let forms = try PluralForms(header: header)
    let mapping = PluralFormMapping(forms, language: language)
    var found = Array(repeating: Set<Substring>(), count: forms.count)
    for form in mapping.forms { found[form.index].insert(Substring(form.category.rawValue)) }
    #expect(found == expected.map { Set($0.split(separator: " ")) })
  }

  @Test func saysWhatDoesNotFit() throws {
    let french = PluralFormMapping(
      try PluralForms(header: "nplurals=2; plural=n>1;"), language: "fr")
    #expect(french.mismatches == [.shared(index: 1, categories: [.many, .other])])
    let japanese = PluralFormMapping(
      try PluralForms(header: "nplurals=2; plural=n!=1;"), language: "ja")
    #expect(
      japanese.mismatches == [.divided(category: .other, indices: [0, 1]), .unused(index: 0)])
    let short = PluralFormMapping(
      try PluralForms(header: "nplurals=1; plural=n!=1;"), language: "en")
    #expect(short.mismatches.first == .outOfRange(number: 0))
  }

  /// A written header selects the same forms as ICU, for every language that ICU has.
  @Test func writesFormsThatChooseAsTheLanguageDoes() {
    for identifier in LocaleID.available {
      let rules = PluralRules(locale: identifier)
      let (forms, categories) = PluralForms.forms(in: identifier, having: Set(rules.categories))
      #expect(forms.count == categories.count)
      for number in (0...1200) + [10_000, 100_000, 1_000_000, 1_000_001, 12_000_000] {
        let expected = rules.category(for: number)
        let index = forms.expression.index(for: UInt(number)).map { Int($0) }
        #expect(
          index.map { categories[$0] } == expected, "\(identifier) \(number) \(forms.header)")
      }
    }
  }

  @Test func writesWhatPeopleKnow() {
    #expect(
      PluralForms.forms(in: "en", having: [.one, .other]).forms.header
        == "nplurals=2; plural=(n!=1);")
    #expect(PluralForms.forms(in: "ja", having: [.other]).forms.header == "nplurals=1; plural=0;")
    #expect(
      PluralForms.forms(in: "fr", having: [.one, .other]).forms.header
        == "nplurals=2; plural=(n==0 || n==1 ? 0 : 1);")
    #expect(
      PluralForms.forms(in: "pl", having: [.other]).forms.header
        == "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);")
    #expect(
      PluralForms.forms(in: "en", having: [.zero, .other]).forms.header
        == "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);")
  }

  @Test func followsTheGrammarOfC() throws {
    for (text, number, expected) in [
      ("n ? 2 : 3", 0, 3), ("1 + 2 * 3 - 4 % 3", 0, 6), ("!n && 1", 0, 1),
      ("n == 1 || n == 2", 2, 1),
      ("n>=2?n<=4?1:2:0", 3, 1), ("n>=2?n<=4?1:2:0", 9, 2), ("!!n", 7, 1), ("(n)", 5, 5),
      ("0 && 1/0", 0, 0), ("7/2", 0, 3),
    ] as [(String, UInt, UInt)] {
      #expect(try PluralExpression(text).index(for: number) == expected, "\(text)")
    }
    #expect(try PluralExpression("1 % n").index(for: 0) == nil)
    let deep = String(repeating: "(", count: 100_000) + "n"
    #expect(throws: PluralExpression.Failure.self) { try PluralExpression(deep) }
    #expect(throws: PluralExpression.Failure.self) {
      try PluralExpression(String(repeating: "!", count: 100_000) + "n")
    }
  }
}
