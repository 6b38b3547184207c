import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { discourseWords } from '../../language/tokens/stop-words.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { feelingOf, type NounPhrase, nounPhrases } from '../../language/phrases/noun-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Reported } from './reported.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { outcomes } = loadPatterns('key-point-title', 'outcomes')
const plans = /\b(?:we|I) (?:[a-z]+ )?(?:will|are going to|am going to|want to|would like to)\b/i

/** A heading of a few words that is not in `taken`: what was lost, asked, planned or found. */
export function keyPointTitle(
  point: Reported,
  company: readonly Sentence[],
  cast: Cast,
  weight: (phrase: NounPhrase) => number,
  taken: ReadonlySet<string>,
): string {
  const { sentence } = point
  const own = phrasesOf(sentence, cast, weight)
  const others = company.filter((other) => other !== sentence).flatMap((other) => phrasesOf(other, cast, weight))
  const [first, second] = own
  const pair = first && second && first.head !== second.head ? [`${first.text} and ${second.text}`] : []
  const titles = own.slice(0, 1).map((phrase) => titleOf(point, phrase))
  // A single noun is too short for a heading: "Ice" becomes "Ice and ibuprofen".
  if (first?.words.length === 1 && titles[0] === first.text) titles.unshift(...pair)
  else titles.push(...pair)
  titles.push(...own.slice(1, 3).map((phrase) => titleOf(point, phrase)), ...others.slice(0, 3).map(({ text }) => text))
  if (first && others[0]) titles.push(`${first.text} and ${others[0].text}`)
  const feeling = own.length === 0 ? feelingOf(sentence.words) : null
  if (feeling) titles.unshift(`Feeling ${feeling}`)
  const whose = sentence.role === 'agent' ? cast.agent.short : cast.user.short
  titles.push(
    isAsked(sentence) ? `What ${whose} asked` : `What ${whose} said`,
    `What ${whose} said, turn ${(sentence.turns[0] ?? 0) + 1}`,
  )
  const title = titles
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length >= 3 && text.length <= 56 && !taken.has(text.toLowerCase()))
  return title ?? `Part ${taken.size + 1}`
}

function phrasesOf({ words }: Sentence, cast: Cast, weight: (phrase: NounPhrase) => number): NounPhrase[] {
  return nounPhrases(words)
    .filter((phrase) => !phrase.words.every(({ lower }) => cast.nameParts.has(lower)))
    .toSorted((a, b) => weight(b) - weight(a))
}

function titleOf({ sentence, verb }: Reported, phrase: NounPhrase): string {
  const start = sentence.words.indexOf(phrase.words[0] ?? sentence.words[0]!)
  const before = sentence.words.slice(Math.max(0, start - 2), start).find(({ lower }) => outcomes.test(lower))
  const name = before ? `${before.lower} ${phrase.text}` : phrase.text
  if (verb === 'proposed') return `Proposal: ${name}`
  if (sentence.role === 'user' && (verb === 'wondered' || verb === 'wanted' || (verb === 'asked' && isAsked(sentence))))
    return `${/\b(?:can|could|would|will) you\b/i.test(sentence.text) ? 'Request' : 'Question'}: ${name}`
  if (verb === 'asked' && !isAsked(sentence)) return `Advice: ${name}`
  return sentence.role === 'agent' && plans.test(sentence.text) ? `Next step: ${name}` : name
}

/** Phrases of two or three words with a noun that occurs again make the best headings. */
export function phraseWeight(sentences: readonly Sentence[]): (phrase: NounPhrase) => number {
  const counts = new Map<string, number>()
  for (const { words } of sentences)
    for (const { head } of nounPhrases(words)) counts.set(head, (counts.get(head) ?? 0) + 1)
  return ({ head, words }) =>
    Math.min(4, counts.get(head) ?? 0) * 0.4 +
    (words.length === 2 || words.length === 3 ? 1.5 : 0) -
    (words.length > 3 ? 0.3 : 0) -
    (discourseWords.has(words.at(-1)?.lower ?? '') ? 0.8 : 0)
}
