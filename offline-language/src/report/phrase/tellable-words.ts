import type { Word } from '../../language/tokens/language-model.js'
import { commands } from './spoken-patterns.js'

const longest = 36

export function hasClause(words: readonly Word[]): boolean {
  const verb = words.findIndex((word) => word.pos === 'VERB' || word.pos === 'AUX')
  const comma = words.findIndex(({ lower }) => lower === ',')
  if (comma > 0 && comma < verb && ['DET', 'ADJ', 'NOUN', 'NUM'].includes(words[0]?.pos ?? '')) return false
  return (
    verb > 0 &&
    words.slice(0, verb).some((word) => ['PRON', 'NOUN', 'PROPN', 'DET', 'NUM'].includes(word.pos)) &&
    words.length > 2
  )
}

/** Drops a final command such as "… so call us", which is meant for the listener only. */
export function withoutCommand(words: readonly Word[]): readonly Word[] {
  const link = words.findIndex(
    ({ lower }, at) =>
      at > 4 &&
      lower === ',' &&
      /^(?:so|and)$/.test(words[at + 1]?.lower ?? '') &&
      commands.has(words[at + 2]?.lower ?? '') &&
      words[at + 2]?.pos === 'VERB' &&
      words[0]?.pos === 'PRON',
  )
  const request = words.findIndex(({ lower }, at) => at > 4 && lower === 'please')
  if (request > 0)
    return words.slice(
      0,
      /^(?:and|so)$/.test(words[request - 1]?.lower ?? '')
        ? request - (words[request - 2]?.lower === ',' ? 2 : 1)
        : request,
    )
  return link > 0 && words[link + 1]?.lower === 'so' ? words.slice(0, link) : words
}

/** Cuts a long sentence at the end of a clause; null if it has no such place. */
export function shortened(words: readonly Word[]): readonly Word[] | null {
  if (words.length <= longest) return words
  for (let at = longest; at > 9; at--) {
    const word = words[at]
    const next = words[at + 1]
    const isLink = word && /^(?:and|but|so|because|then|which|or)$/.test(word.lower)
    if (isLink && (words[at - 1]?.lower === ',' || next?.pos === 'PRON' || next?.lower === 'then')) {
      return words.slice(0, words[at - 1]?.lower === ',' ? at - 1 : at)
    }
  }
  return null
}

export function wordsAfter(words: readonly Word[], text: string, pattern: RegExp): readonly Word[] {
  const match = pattern.exec(text)
  if (!match) return []
  let length = 0
  for (let at = 0; at < words.length; at++) {
    if (length >= match[0].trimEnd().length) return words.slice(at)
    length += (words[at]?.text.length ?? 0) + (words[at + 1]?.spaceBefore ? 1 : 0)
  }
  return []
}

export function decapitalised(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words
  if (!first || first.pos === 'PROPN' || first.text === 'I' || /^[\p{Lu}\d]{2,}/u.test(first.text)) return words
  return [{ ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest]
}
