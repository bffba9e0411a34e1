"use strict";
(() => {
  const findings = JSON.parse(document.getElementById("findings").textContent);
  const rules = JSON.parse(document.getElementById("rules").textContent);
  const list = document.getElementById("list");
  if (!list) return;
  const count = document.getElementById("count");
  const more = document.getElementById("more");
  const search = document.getElementById("search");
  const ruleMenu = document.getElementById("rule");
  const localeMenu = document.getElementById("locale");
  const fileMenu = document.getElementById("file");
  const severities = [...document.querySelectorAll("[data-severity]")];
  const names = { error: "Error", warning: "Warning", information: "Note" };
  const step = 100;
  let shown = 0;
  let chosen = [];

  for (const finding of findings) {
    finding.words = [
      finding.message, finding.key, finding.text, finding.source, finding.file, finding.rule, finding.locale,
    ].filter(Boolean).join("\n").toLowerCase();
  }

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (value !== undefined) made.setAttribute(key, value);
    }
    made.append(...children.filter((child) => child !== undefined && child !== ""));
    return made;
  }

  // In a text from right to left, the signs of a placeholder would change places: %d as d%.
  const placeholder = /%#?@\w+@|%(?:\d+\$)?[-+ 0#]*[\d.*]*(?:hh|h|ll|l|q|L|z|t|j)?[@A-Za-z]|\$?\{[^}]*\}/g;

  function isolated(words) {
    const parts = [];
    let start = 0;
    for (const match of words.matchAll(placeholder)) {
      parts.push(words.slice(start, match.index), element("bdi", { dir: "ltr" }, match[0]));
      start = match.index + match[0].length;
    }
    return [...parts, words.slice(start)];
  }

  function text(words, locale, isRTL, title) {
    if (words === undefined) return undefined;
    return element(
      "blockquote", { lang: locale, dir: isRTL ? "rtl" : "ltr" },
      element("cite", {}, title + (locale ? " · " + locale : "")), ...(isRTL ? isolated(words) : [words]));
  }

  function card(finding) {
    const rule = rules[finding.rule] || {};
    const texts = element("div", { class: "texts" });
    const source = text(finding.source, finding.sourceLocale, finding.sourceRTL, "Source");
    const target = text(finding.text, finding.locale, finding.rtl, finding.source === undefined ? "String" : "Translation");
    if (source) texts.append(source);
    if (target) texts.append(target);
    const made = element(
      "li", { class: "finding " + finding.severity },
      element(
        "header", {},
        element("span", { class: "badge " + finding.severity }, names[finding.severity]),
        element("code", { title: rule.summary }, finding.rule),
        finding.fixable ? element("span", {}, "fixable with --fix") : "",
        element("button", { class: "place", "data-file": finding.file, title: "Only this file" }, `${finding.file}:${finding.line}:${finding.column}`)),
      element("p", { dir: "auto" }, finding.message),
      finding.remedy ? element("p", { class: "remedy", dir: "auto" }, finding.remedy) : "",
      finding.key ? element("div", { class: "key" }, "key ", element("code", { dir: "auto" }, finding.key)) : "",
      texts.childElementCount ? texts : "");
    if (finding.before || finding.marked || finding.after) {
      made.append(
        element(
          // One paragraph, so that what is written from right to left keeps its order around the mark.
          "pre", { dir: "ltr" }, finding.before || "", element("mark", {}, finding.marked || "\u200A"), finding.after || ""));
    }
    return made;
  }

  list.addEventListener("click", (event) => {
    const place = event.target.closest("[data-file]");
    if (!place) return;
    fileMenu.value = fileMenu.value ? "" : place.dataset.file;
    choose();
  });

  function showMore() {
    const next = chosen.slice(shown, shown + step);
    list.append(...next.map(card));
    shown += next.length;
    more.hidden = shown >= chosen.length;
    more.textContent = `Show ${Math.min(step, chosen.length - shown)} of ${chosen.length - shown} more`;
  }

  function choose() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = new Set(
      severities.filter((button) => button.getAttribute("aria-pressed") === "true").map((button) => button.dataset.severity));
    chosen = findings.filter(
      (finding) => wanted.has(finding.severity)
        && (!ruleMenu.value || finding.rule === ruleMenu.value)
        && (!localeMenu.value || finding.locale === localeMenu.value)
        && (!fileMenu.value || finding.file === fileMenu.value)
        && words.every((word) => finding.words.includes(word)));
    const rule = rules[ruleMenu.value];
    count.textContent = `${chosen.length} of ${findings.length} findings` + (rule ? ` · ${ruleMenu.value}: ${rule.summary}` : "");
    list.textContent = "";
    shown = 0;
    showMore();
    const state = new URLSearchParams();
    if (search.value) state.set("q", search.value);
    if (ruleMenu.value) state.set("rule", ruleMenu.value);
    if (localeMenu.value) state.set("locale", localeMenu.value);
    if (fileMenu.value) state.set("file", fileMenu.value);
    if (wanted.size < severities.length) state.set("severity", [...wanted].join(","));
    const hash = state.toString();
    if (hash || location.hash) history.replaceState(null, "", hash ? "#" + hash : location.pathname + location.search);
  }

  // What is shown is in the address, so that it can be passed on.
  function restore() {
    const state = new URLSearchParams(location.hash.slice(1));
    search.value = state.get("q") || "";
    ruleMenu.value = state.get("rule") || "";
    localeMenu.value = state.get("locale") || "";
    fileMenu.value = state.get("file") || "";
    const wanted = state.has("severity") ? state.get("severity").split(",") : undefined;
    for (const button of severities) {
      button.setAttribute("aria-pressed", !wanted || wanted.includes(button.dataset.severity));
    }
    choose();
  }

  window.addEventListener("hashchange", restore);
  search.addEventListener("input", choose);
  ruleMenu.addEventListener("change", choose);
  localeMenu.addEventListener("change", choose);
  fileMenu.addEventListener("change", choose);
  more.addEventListener("click", showMore);
  for (const button of severities) {
    button.addEventListener("click", () => {
      button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
      choose();
    });
  }
  for (const button of document.querySelectorAll("[data-locale]")) {
    button.addEventListener("click", () => {
      const names = button.dataset.locale.split(" ");
      localeMenu.value = names.find((name) => [...localeMenu.options].some((option) => option.value === name)) || "";
      choose();
      localeMenu.scrollIntoView({ block: "start" });
    });
  }
  restore();
})();
