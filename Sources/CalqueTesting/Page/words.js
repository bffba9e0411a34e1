// The texts of the page in the reader's language.
const catalog = JSON.parse(document.getElementById("words").textContent);
const parameters = new URLSearchParams(location.search);

// The best language that the page has: the one of the address, or the reader's.
function bestLanguage() {
  const wanted = [parameters.get("language"), ...navigator.languages].filter(Boolean);
  for (const tag of wanted) {
    let name = tag;
    try { name = new Intl.Locale(tag).maximize().toString(); } catch { /* not a tag */ }
    for (const known of Object.keys(catalog)) {
      const full = new Intl.Locale(known).maximize().toString();
      if (known === tag || full.split("-").slice(0, 2).join() === name.split("-").slice(0, 2).join()) return known;
    }
  }
  return "en";
}

let language = bestLanguage();
let numbers = new Intl.NumberFormat(language);

// A text of the page with values in the places of {0}, {1} and so on.
function word(key, ...values) {
  return (catalog[language]?.[key] ?? key).replace(/\{(\d)\}/g, (_, index) => isolated(values[index]));
}

// A value in the direction of its own first letter, whatever is around it.
function isolated(value) { return `\u2068${value}\u2069`; }

function languageName(tag) {
  const pseudo = { "en-XA": word("accented"), "en-XC": word("twice as long"), "ar-XB": word("right to left") };
  if (pseudo[tag]) return `${tag} (${pseudo[tag]})`;
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(tag);
    return name === tag ? tag : `${name} (${tag})`;
  } catch { return tag; }
}

const isRightToLeft = () => document.documentElement.dir === "rtl";

// Elements with a text of the page name it in the page.
function translate() {
  numbers = new Intl.NumberFormat(language);
  document.documentElement.lang = language;
  const locale = new Intl.Locale(language);
  const direction = (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
  document.documentElement.dir = direction ?? (["ar", "he"].includes(locale.language) ? "rtl" : "ltr");
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = word(node.dataset.word);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", word(node.dataset.label));
  for (const node of document.querySelectorAll("[data-hint]")) node.setAttribute("placeholder", word(node.dataset.hint));
}
