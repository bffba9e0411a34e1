// The data, and the parts that the page consists of.
const data = JSON.parse(document.getElementById("data").textContent);
const ranks = { error: 2, warning: 1, information: 0 };
const byId = (id) => document.getElementById(id);
const form = byId("filters");
const field = (name) => form.elements[name];
const unique = (values) => [...new Set(values)];

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== ""));
  return made;
}

data.entries.forEach((entry, index) => {
  entry.index = index;
  entry.setting = `\u2066${entry.name.split(", ").slice(1).join(", ")}\u2069`;
});
const screens = unique(data.entries.map((entry) => entry.screen));
const locales = unique(data.entries.map((entry) => entry.locale));
const swept = new Set(data.entries.map((entry) => `${entry.screen}\n${entry.locale}`));
const sizeName = (entry) => `\u2066${Math.round(entry.width)} × ${Math.round(entry.height)}\u2069`;
const findings = data.entries.flatMap((entry) =>
  entry.findings.map((finding) => ({ ...finding, entry })));
for (const finding of findings) {
  finding.words = [
    finding.kind, finding.message, finding.text, finding.key, finding.place, finding.identifier,
    finding.entry.screen, finding.entry.name,
  ].filter(Boolean).join("\n").toLowerCase();
}
const drawn = data.entries.filter((entry) => entry.picture);

function frame([x, y, width, height], entry) {
  return `left:${100 * x / entry.width}%;top:${100 * y / entry.height}%;`
    + `width:${100 * width / entry.width}%;height:${100 * height / entry.height}%`;
}

function picture(entry, loading = "lazy") {
  return element("img", {
    // A picture would be loaded at once if it had its source first.
    loading, decoding: "async", src: entry.picture,
    width: Math.round(entry.width), height: Math.round(entry.height),
    alt: word("%@, %@", word("%@, %@", entry.screen, languageName(entry.locale)), entry.setting),
  });
}

// A problem on a picture: what is too large in red, and the room that it has.
function marks(finding) {
  if (!finding.frame) return [];
  const made = [element("span", { class: `mark ${finding.severity}`, style: frame(finding.frame, finding.entry) })];
  if (finding.room) {
    made[0].classList.add("excess");
    made.push(element("span", { class: "mark room", style: frame(finding.room, finding.entry) }));
  }
  return made;
}

// What a picture consists of is in a file of its own, which is read when it is shown.
const details = new Map();
window.calqueDetails = (name, value) => details.get(name)?.(value);
function detailsOf(entry) {
  if (!entry.details) return Promise.resolve({ elements: [], texts: [] });
  entry.loading ??= new Promise((resolve) => {
    details.set(entry.details, resolve);
    const script = element("script", { src: entry.details });
    script.addEventListener("error", () => resolve({ elements: [], texts: [] }));
    document.head.append(script);
  });
  return entry.loading;
}
