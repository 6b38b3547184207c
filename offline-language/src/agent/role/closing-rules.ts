import { capitalised } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { spokenTo } from './phrase-goal.js'

export interface ClosingRules {
  /** Sentences for a good end: "I will believe it on Friday." */
  whenMet: string[]
  /** Sentences for an end that leaves something open: "Send me that in writing." */
  whenNot: string[]
  /** Whether the prompt says when to close: "Close when there is a date." */
  isGiven: boolean
}

const closesWhen = /\b(?:close|end|finish|stop|leave)\b[^.]*\b(?:when|once|as soon as|after)\b/i
/** "When to close: end the talk once there is a date." */
const endsWhen =
  /^(?:[\p{L} ]{3,30}: ?)?(?:you )?(?:close|end|finish)s?(?: the \p{L}+)? (?:when|once|as soon as|after)\b/iu
/** "You end the call when they shout." */
const inAnger = /\b(?:rude|insult|threat|vague|pressur|shout|yell|angry|lie|attack|push|waste)\p{L}*/iu

/** Whether a sentence of a prompt says when its talk is over, and not when the part breaks it off. */
export const saysWhenToClose = (sentence: string): boolean => endsWhen.test(sentence) && !inAnger.test(sentence)

/** The prompt's instructions for the end: its quoted lines, and what it instructs the agent to say. */
export function closingRules(lines: readonly string[], counterpart: Counterpart): ClosingRules {
  const rules: ClosingRules = { whenMet: [], whenNot: [], isGiven: lines.some((line) => closesWhen.test(line)) }
  const sentences = lines.flatMap(sentencesOf)
  sentences.forEach((sentence, at) => {
    const isOther = at > 0 && /\b(?:as well|also if|earlier|if|threat|unless|otherwise)\b/i.test(sentence)
    const said =
      /\bsay that ((?:you|it|this|we|the)\b[^,.;:"“]{4,80}?)(?=,| and (?:thank|hang|say|leave|set|ask)|[.;:]|$)/i.exec(
        sentence,
      )?.[1]
    const promised =
      /\bpromis(?:e|es|ing) (?:them |him |her |the \w+ )?((?:an?|the) (?!\w+ing\b)[^,.;:"“]{4,80})/i.exec(sentence)?.[1]
    if (promised) rules.whenMet.push(`You will have ${promised.trim()}.`)
    if (said) (isOther ? rules.whenNot : rules.whenMet).push(capital(spokenTo(said, counterpart)))
    for (const [, quote = ''] of sentence.matchAll(/["“]([^"”]{6,120})["”]/g)) {
      if (isOther || /\bvague|otherwise|anything\b/i.test(sentence)) rules.whenNot.push(capital(quote))
      else rules.whenMet.push(capital(quote))
    }
  })
  return rules
}

function capital(text: string): string {
  const sentence = text.trim().replace(/[,;:]+$/, '')
  return capitalised(sentence) + (/[.!?]$/.test(sentence) ? '' : '.')
}
