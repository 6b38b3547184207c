/* global document, CSSStyleSheet */
const adopted = Symbol.for('clarity.adopted-styles')

/** Puts a stylesheet into the page, in place of what an earlier version of the remote adopted under this name. */
export function adoptStyles(name, text) {
  const sheets = (document[adopted] ??= new Map())
  if (!sheets.has(name)) {
    sheets.set(name, new CSSStyleSheet())
    document.adoptedStyleSheets.push(sheets.get(name))
  }
  sheets.get(name).replaceSync(text)
}
