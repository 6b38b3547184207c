import { loadPatterns } from '../../data/load-patterns.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'

const { noThing, moved, mood, sent, ownBack, allowed, deed, caused, doneTo } = loadPatterns(
  'prompt/in-second-person',
  'noThing',
  'moved',
  'mood',
  'sent',
  'ownBack',
  'allowed',
  'deed',
  'caused',
  'doneTo',
)

/** Whether the "her" at a place of a text has what is hers after it: "her car", and not "wounded her more than that". */
export function isHers(text: string, at: number): boolean {
  const after = /^her ([\p{L}\d].*)/isu.exec(text.slice(at))?.[1]
  const before = text.slice(0, at)
  // "wants her £240 back"
  if (sumBack.test(text.slice(at))) return true
  return after !== undefined && isBefore(before, after, () => leadsToNoun(text, at))
}

/** Whether "her" between two texts is before what is hers; `leads` says whether a noun follows. */
function isBefore(before: string, after: string, leads: () => boolean): boolean {
  if (/^back\b/i.test(after) && ownBack.test(before)) return true
  if (attribute.test(after) || (/^\d/.test(after) && preposition.test(before))) return true
  if (noThing.test(after)) return false
  // "have her flat brought into it"
  if (caused.test(before) && doneTo.test(after)) return true
  // "lets her plan the menus"
  if (allowed.test(before) && deed.test(after)) return false
  // "That made her sad", "He sent her home"
  return !(moved.test(before) && mood.test(after)) && !(sent.test(before) && /^home\b/i.test(after)) && leads()
}

/** "Her new flat", "her walking stick", "her thirteen-year-old Labrador", "of her 140 tours" */
const attribute =
  /^(?:(?:new|own|late|old|\p{L}+-(?:year|month|week)-old) \p{L}|walking stick|reading glasses|driving licen|wedding )/iu
const preposition = /\b(?:of|in|with|from) $/i

const sumBack = /^her [$€£][\d.,]+ back\b/i

const mostBetween = 5
/** So much of a text is tagged, in characters. */
const [longestBefore, longestAfter] = [200, 80]

/** Whether a noun follows "her" with nothing but what can stand before one: not in "makes her dizzy", "worries her far more". */
function leadsToNoun(text: string, at: number): boolean {
  const tag = loadedTagger()
  const start = Math.max(text.lastIndexOf('. ', at) + 1, text.lastIndexOf('\n', at) + 1, at - longestBefore)
  const before = text.slice(start, at).match(/\bher\b/gi)?.length ?? 0
  const words = tag?.(text.slice(start, at + longestAfter)) ?? []
  const places = words.flatMap(({ lower }, place) => (lower === 'her' ? place : []))
  const place = places[before]
  if (place === undefined) return true
  for (const [at, { pos, lower }] of words.slice(place + 1, place + 1 + mostBetween).entries()) {
    if (/^(?:NOUN|PROPN)$/.test(pos) || lower === 'own') return true
    // "Her flat is small": what does something is hers, whatever its tag.
    if (at > 0 && pos === 'AUX') return true
    if (!/^(?:ADJ|NUM|ADV|VERB)$/.test(pos) && !/^(?:and|-)$/.test(lower)) return false
  }
  return words.length > place + 1 + mostBetween
}
/** A text with its words "her" changed, what she owns and whom something is done to each in its own way. */
export function withHer(text: string, change: (word: string, isOwner: boolean, before: string) => string): string {
  return text.replace(/\bher\b/gi, (word, at: number) => change(word, isHers(text, at), text.slice(0, at)))
}
