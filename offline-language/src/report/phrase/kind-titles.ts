import { heartPatterns } from './heart-patterns.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'

type Kind = readonly [holds: (sentence: Sentence) => boolean, ...titles: string[]]

const says = (pattern: RegExp) => (sentence: Sentence) => !isAsked(sentence) && pattern.test(sentence.text)

const figures =
  /\d|\b(?:hundred|thousand|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)(?:-\p{L}+)? (?!is\b|was\b|has\b)\p{L}+s)\b/iu
const days =
  /(?<!since )\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the (?:first|second|third|\p{L}+th) of)\b/iu

/** What a statement is, for one that names no thing; further ones of a kind have a title of their own. */
const kinds: readonly Kind[] = [
  [({ text }) => /^(?:and |so )?please\b/i.test(text), 'A request', 'Another request', 'A further request'],
  [isAsked, 'A question', 'Another question', 'A further question'],
  [says(heartPatterns.refusal), 'Refusal', 'Another refusal', 'A further refusal'],
  [says(heartPatterns.concern), 'Concern', 'Another concern', 'A further concern'],
  [says(/\b(?:I|we)(?: \w+)? will\b/i), 'Next step', 'Another step', 'A further step'],
  [says(heartPatterns.decision), 'Decision', 'Another decision', 'A further decision'],
  [
    says(/\b(?:I|we) (?:do not want|would rather not|can not|could not|will not)\b/i),
    'What is not wanted',
    'A limit',
    'Another limit',
  ],
  [
    says(/\byou (?:charged|billed|said|told|promised|sent|never|did not|have not|forgot|lost|cancelled)\b/i),
    'A complaint',
    'Another complaint',
    'A further complaint',
  ],
  [says(heartPatterns.cause), 'The cause', 'Another reason', 'A further reason'],
  [says(figures), 'The figures', 'Further figures', 'More figures'],
  [says(days), 'The date', 'Another date', 'A further date'],
  [isAdvice, 'Advice', 'Further advice', 'More advice'],
  [({ role }) => role === 'agent', 'An explanation', 'Another explanation', 'A further explanation'],
]

/** "Call me": an imperative. */
function isAdvice({ role, words: [first] }: Sentence): boolean {
  return role === 'agent' && first?.pos === 'VERB' && first.lower === first.lemma
}

/** Where nothing better is known. */
export const ownWords = ['In their own words', 'More in their own words', 'Further in their own words']

export function kindTitles(sentence: Sentence): string[] {
  return kinds.flatMap(([holds, ...titles]) => (holds(sentence) ? titles : []))
}
