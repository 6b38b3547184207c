import { capitalised } from '../../language/tokens/first-letter.js'
import { coverage, isWeighty, meaningOf } from '../units/meaning.js'
import { hasVerb } from '../units/statements.js'
import type { Conversation } from './conversation.js'
import { whenIn } from '../dialogue-acts/when.js'
import { times } from './answer-signs.js'
import { askedIn } from './asked.js'
import { asksTime } from './asks-when.js'
import { asksTelling, inShort, yesOrNo } from './short-answer.js'
import { withYes } from './wording.js'

const mostWords = 12
const fewestWords = 3
/** "The auditor has found" says nothing. */
const fewestOfClause = 5
const saysWhere = /^(?:in|on|at|since|from)\b/i
const asksPlace = /\bwhere\b/i
const asksSpan = /\bhow long\b|\bsince when\b/i
/** With more of its words, a sentence is said a second time. */
const mostOfTold = 0.65
/** What may end here, or begin, is a part that can be said alone. */
const joints = [
  ',? (?:that|which|who|when|while|because|although|but|so) (?=\\S+ \\S+)',
  '[,;:] (?:and )?',
  ',? and (?=(?:I|he|she|they|we|it|nobody|have|has|had|did|was|were|got|will|would|cannot)\\b)',
]
const border = new RegExp(joints.join('|'))
/** What stands alone begins with its subject, or with where or when it was. */
const standsAlone = /^(?:I|my|our|we|the|there|an?|no|nobody|in|on|at|since|from|with|\p{Lu}\p{Ll}+)\b/u

const wordsIn = (text: string) => text.split(/\s+/).length

/** Whether a part that begins with where or when it was answers a question that asks for that. */
function isOfKind(part: string, question: string): boolean {
  if (/^with\b/i.test(part)) return false
  if (!saysWhere.test(part)) return true
  const isTime = whenIn(part) !== null || times.test(part)
  return isTime ? asksTime.test(question) || asksSpan.test(question) : asksPlace.test(question)
}

/** The part of a sentence that has most words of the question, if it is clearly shorter. */
function partOf(said: string, question: string): string | null {
  const asked = meaningOf(question)
  const isPart = (part: string) =>
    standsAlone.test(part) &&
    isOfKind(part, question) &&
    wordsIn(part) <= wordsIn(said) * mostOfTold &&
    (hasVerb(part) ? wordsIn(part) >= fewestOfClause : wordsIn(part) >= fewestWords && saysWhere.test(part))
  const [best] = said
    .replace(/[.!]$/, '')
    .split(border)
    .filter((part) => part !== undefined && isPart(part))
    .map((part) => ({ part, common: coverage(asked, meaningOf(part)) }))
    .toSorted((a, b) => b.common - a.common)
  return best ? `${capitalised(best.part)}.` : null
}

const denies = /\b(?:not|no|never|nobody|nothing|none)\b/i
const leastOfMatter = 0.5
/** What is said of oneself needs less of the question. */
const leastNamed = 0.3
/** What someone thinks is not said by what has happened. */
const asksView =
  /\b(?:do you (?:\p{L}+ )?(?:think|feel|believe|mean)|would you say|you (?:do )?(?:know|realise|realize|understand))\b/iu

/** "Did you call when it broke?" asks whether one called. */
const meanwhile = / (?:when|while|after|before|because) /i
const isClosed = (question: string): boolean =>
  askedIn(question).some((asked) => asked.act === 'question' && asked.kind === 'yes-no')
/** How much of the question a sentence names. */
const namedIn = (question: string, said: string): number =>
  coverage(new Set([...meaningOf(question)].filter(isWeighty)), meaningOf(said))

/** "Has anyone been to look at the boiler?" after "A plumber came and looked at the boiler." */
function yesOf(question: string, said: string): 'Yes' | 'No' | null {
  if (asksView.test(question) || asksTelling.test(question)) return null
  const [asked = question] = question.split(meanwhile)
  const named = namedIn(asked, said)
  if (named < leastNamed) return null
  const own = yesOrNo(question, said)
  if (own || named < leastOfMatter) return own
  if (!isClosed(question) || / or /.test(question)) return null
  return denies.test(said) ? 'No' : 'Yes'
}

const stands = { Yes: ['Yes, that is right.', 'Yes.'], No: ['No.', 'No, not at all.'] }

/** What was said already in the few words that answer a question: a yes, the figure, a part; null if there are none. */
export function inOtherWords(said: string, question: string, { memory }: Pick<Conversation, 'memory'>): string | null {
  const isNew = (text: string | null): text is string => text !== null && !memory.isSaid(text)
  const answers = yesOf(question, said)
  const yes = answers && stands[answers].find(isNew)
  if (yes) return yes
  const found = [inShort(question, said), partOf(said, question)].find(isNew)
  if (found) return found
  if (isClosed(question) && namedIn(question, said) < leastNamed) return null
  const again = `As I said, ${withYes(said)}`
  return wordsIn(said) <= mostWords && !memory.holds(again) ? again : null
}
