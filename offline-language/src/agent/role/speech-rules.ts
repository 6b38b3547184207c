import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { vague, isSore } = loadPatterns('speech-rules', 'vague', 'isSore')

export interface SpeechRules {
  /** The agent's replies to vague answers: "Meaning what?", "Tell me about one time". */
  toVague: string[]
  /** The words that the prompt names as too general: "attitude", in lower case. */
  general: string[]
  /** Phrases that offend the role, in lower case. */
  sore: string[]
}

/** "You do not accept being called arrogant" */
const calledNames = /\b(?:not|never|hate|cannot stand|dislike)\b[^.;]*\bbeing called (?:an? )?(\p{L}+)/iu
/** 'To general words such as "attitude" you answer "Give me an example".' */
const namesWords = /\bwords? (?:such as|like)\b/i
const says = /\b(?:you|with|answer|say|interrupt|follow up|reply|respond|ask)\b/i

/** A preposition alone offends no one: it is in every other sentence. */
const hasMeaning = (quote: string): boolean => contentStems(quote).size > 0

/** The quoted lines in the prompt's instructions about speaking, by their purpose. */
export function speechRules(style: string): SpeechRules {
  const rules: SpeechRules = { toVague: [], general: [], sore: [] }
  for (const sentence of sentencesOf(style)) {
    const named = calledNames.exec(sentence)?.[1]
    if (named) rules.sore.push(named.toLowerCase())
    const quotes = [...sentence.matchAll(/["“]([^"”]{2,80})["”]/g)].map(([, quote]) => quote?.trim() ?? '')
    if (quotes.length === 0) continue
    if (isSore.test(sentence) && !/\banswer\b/i.test(sentence))
      rules.sore.push(...quotes.map((quote) => quote.toLowerCase().replace(/[.!?,]+$/, '')).filter(hasMeaning))
    else if (says.test(sentence) && vague.test(sentence)) {
      const last = quotes.at(-1)
      if (!last || last.split(/\s+/).length < 2) continue
      rules.toVague.push(/[.?!]$/.test(last) ? last : `${last}.`)
      if (namesWords.test(sentence)) rules.general.push(...quotes.slice(0, -1).map((quote) => quote.toLowerCase()))
    }
  }
  return rules
}

/** "Baby" does not name "by". */
const isNamed = (phrase: string, text: string): boolean => {
  const at = text.indexOf(phrase)
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + phrase.length))
}

/** The word or phrase of a turn that the part does not want to hear; undefined if it has none. */
export const soreIn = ({ sore }: SpeechRules, turn: string): string | undefined =>
  sore.find((phrase) => isNamed(phrase, turn.toLowerCase()))
