/** The last rule of each stylesheet when it was last looked at. */
const seen = new WeakMap<CSSStyleSheet, CSSRule | undefined>()

/** The style elements of the page: put in place again, or changed, one has another stylesheet. */
const own = new WeakSet<Element | ProcessingInstruction>()

/** Takes the stylesheets that are there as those of the page. */
export function acceptStyles(): void {
  for (const { sheet, rules } of newSheets()) {
    seen.set(sheet, rules[rules.length - 1])
    if (sheet.ownerNode) own.add(sheet.ownerNode)
  }
}

/** Drops the rules of new stylesheets that reach beyond a module's own elements, and gives their selectors. */
export function mendStyles(): string[] {
  const dropped: string[] = []
  for (const { sheet, rules } of newSheets()) {
    if (!isOfPage(sheet)) dropGlobal(sheet, dropped)
    seen.set(sheet, rules[rules.length - 1])
  }
  return dropped
}

function newSheets(): { sheet: CSSStyleSheet; rules: CSSRuleList }[] {
  return [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])].flatMap((sheet) => {
    const rules = rulesOf(sheet)
    if (!rules || (seen.has(sheet) && seen.get(sheet) === rules[rules.length - 1])) return []
    return { sheet, rules }
  })
}

// Those of another origin, and those that have not arrived, cannot be read.
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules
  } catch {
    return null
  }
}

// The shell's own lazy pages bring styles while a module's page is shown.
const isOfPage = ({ href, ownerNode }: CSSStyleSheet) =>
  (ownerNode !== null && own.has(ownerNode)) || (href !== null && new URL(href).pathname.startsWith('/admin-assets/'))

function dropGlobal(parent: CSSStyleSheet | CSSGroupingRule, dropped: string[]): void {
  for (let index = parent.cssRules.length - 1; index >= 0; index--) {
    const rule = parent.cssRules[index]
    if (rule instanceof CSSStyleRule && isGlobal(rule.selectorText)) {
      dropped.push(rule.selectorText)
      parent.deleteRule(index)
    } else if (rule instanceof CSSGroupingRule) dropGlobal(rule, dropped)
  }
}

/** Whether one of the selectors names no class, attribute or id but the root's: it styles the shell too. */
const isGlobal = (selectors: string) => splitSelectors(selectors).some((each) => !/[.[]|#(?!root\b)/.test(each))

/** At the commas outside of parentheses. */
function splitSelectors(selectors: string): string[] {
  let depth = 0
  const parts = ['']
  for (const sign of selectors) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
