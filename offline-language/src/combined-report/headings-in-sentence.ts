import { capitalised } from '../language/tokens/first-letter.js'
/** More words are an instruction, not a heading. */
const mostWords = 9

const word = 'sections?|headings?|parts|chapters'
const announced = new RegExp(
  `\\b(?:${word})\\b(?: (?:called|named|titled|on|about|for|are|should be|like|as follows))?\\s*[:=–-]\\s*([^\\n]{3,600})`,
  'i',
)
const number = /(?:^|\s)\(?(?:\d{1,2}[.)]|[a-h]\))\s+/
const endOfSentence = /[.!?](?:\s|$)/

/** The headings of a prompt that has them in a sentence, such as 'Sections: 1. Prices 2. Next steps'. */
export function headingsInSentence(prompt: string): string[] | null {
  const [, names = ''] = announced.exec(prompt) ?? []
  const ways = [numberedIn(names), separatedIn(names), numberedIn(prompt), quotedIn(prompt)]
  return ways.find((headings) => headings.length >= 2 && headings.every(isHeading))?.map(capitalised) ?? null
}

/** '1. Prices 2. Next steps', also '1) prices, 2) next steps and 3) risks'. */
function numberedIn(text: string): string[] {
  return text
    .split(number)
    .slice(1)
    .map((item) => (item.split(endOfSentence)[0] ?? '').replace(/[\s,;]+(?:and)?\s*$/, '').trim())
}

function separatedIn(names: string): string[] {
  const [sentence = ''] = names.split(endOfSentence)
  const separator = [/\s*;\s*(?:and\s+)?/, /\s*\|\s*/, /\s+\/\s+/].find((one) => one.test(sentence))
  if (separator) return itemsOf(sentence, separator)
  const parts = itemsOf(sentence, /\s*,\s*(?:and\s+)?/)
  const [last = ''] = parts.slice(-1)
  // "Risks and next steps" at the end of a list are two headings; "Pricing and budget" before its end is one.
  const isOneHeading = parts.slice(0, -1).some((part) => / and /.test(part))
  return isOneHeading ? parts : [...parts.slice(0, -1), ...itemsOf(last, /\s+and\s+/)]
}

/** 'Use the headings "Wins" and "Losses"'. */
function quotedIn(prompt: string): string[] {
  const sentence = prompt.split('\n').find((line) => new RegExp(`\\b(?:${word})\\b`, 'i').test(line)) ?? ''
  return Array.from(sentence.matchAll(/["“]([^"”]{2,60})["”]/g), ([, name = '']) => name)
}

function itemsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)
}

function isHeading(text: string): boolean {
  return text !== '' && text.split(/\s+/).length <= mostWords
}
