import { isStorableText } from '@clarity/contracts'
import drawings from '../fixtures/hostile-drawings.json' with { type: 'json' }
import naughty from '../fixtures/naughty-strings.json' with { type: 'json' }
import payloads from '../fixtures/xss-payloads.json' with { type: 'json' }

export { default as formulas } from '../fixtures/formulas.json' with { type: 'json' }

/** Strings that are known to break programs. */
export const naughtyStrings: readonly string[] = naughty

/** Strings that run as scripts if they are rendered as markup. */
export const markups: readonly string[] = payloads.map(({ payload }) => payload)

/** Naughty strings and markups that the product can store. */
export const hostileTexts = [...naughtyStrings, ...markups]
  .map((text) => text.trim())
  .filter((text) => text !== '' && isStorableText(text))

export const hostileDrawings: readonly string[] = drawings.map(({ svg }) => svg)
