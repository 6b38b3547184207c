import { clauseFrom } from '../../language/clauses/clause-from.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { withoutTail } from '../select/clause-tail.js'
import { noDeeds, ofTheTalk, pairPatterns } from '../select/pair-patterns.js'

const forms = [
  'request',
  'offer',
  'permission',
  'joint',
  'thirdPerson',
  'demand',
  'condition',
  'advice',
  'need',
] as const
export type Form = (typeof forms)[number]

/** What one speaker proposes, in the words from its verb on. */
export interface Proposal {
  sentence: Sentence
  form: Form
  clause: readonly Word[]
  /** Who does it, if it is neither of the speakers: "my wife". */
  who?: string | undefined
}

/** Forms of what the other is to do. */
export const ofOther: ReadonlySet<Form> = new Set(['request', 'demand', 'condition', 'advice', 'need'])
/** Questions that ask for something to be done. */
const asking: ReadonlySet<Form> = new Set(['request', 'permission'])

/** The proposals of a sentence, which the next turn takes or not: the last one, and what it asks of the other in return. */
export function proposedIn(sentence: Sentence): Proposal[] {
  const { text } = sentence
  if (isAfterAnother.test(text)) return []
  const isQuestion = isAsked(sentence)
  const found = forms
    .flatMap((form) => [...text.matchAll(new RegExp(pairPatterns[form], 'giu'))].map((match) => ({ form, match })))
    .filter(({ form, match }) => fits(form, match, isQuestion))
    .map(({ form, match }) => proposalAt(form, match, sentence))
    .filter(isDeed)
    .toSorted((a, b) => b.at - a.at)
  const last = found.find(({ form }) => form !== 'condition')
  return [...(last ? [last] : []), ...found.filter(({ form }) => last && form === 'condition')]
}

/** "Could you hold on?" is none. */
function isDeed({ form, clause: [verb, next] }: Proposal): boolean {
  if (!verb || !next) return false
  return form === 'need' || !(noDeeds.has(verb.lower) || (asking.has(form) && ofTheTalk.has(verb.lower)))
}

/** "How soon we can do it", "which we could do", "if I had more time, I would try". */
const isSubordinate =
  /\b(?:which|that|what|how(?: \w+)?|when|where|who|whether|because|if|than|as)(?: \w+)? $|\bif (?:I|we) \w+[^,]*, $/i

function fits(form: Form, { index, input }: RegExpExecArray, isQuestion: boolean): boolean {
  if (form !== 'condition' && isSubordinate.test(input.slice(0, index))) return false
  if (asking.has(form)) return isQuestion || /\b(?:can|could|would|will) you\b/i.test(input)
  // "I'll sign it and send it back" asks for nothing.
  if (form === 'demand' && ofAnother.test(input.slice(0, index + 1))) return false
  return !isQuestion || !telling.has(form) || (form === 'demand' && /, (?:would|will|could) you$/i.test(input))
}

function proposalAt(form: Form, match: RegExpExecArray, sentence: Sentence): Proposal & { at: number } {
  const { verb = '', who = 'I' } = match.groups ?? {}
  const at = match.index + match[0].lastIndexOf(verb)
  const clause = withoutTail(clauseFrom(sentence.words, at))
  return { sentence, form, clause, at, who: /^I$/i.test(who) ? undefined : who }
}

const telling: ReadonlySet<Form> = new Set(['demand', 'need', 'thirdPerson', 'advice'])
const ofAnother = /\b(?:I|we|he|she|they|us|will|would|can|could|should) (?!please)[^.;]*$/u

/** "How could you do that?", "when can you come?" ask for a fact; "if I could come" proposes nothing. */
const isAfterAnother =
  /^(?:(?:and|so|but|okay|well)[,.]? )*(?:how(?! about)|what(?! (?:about|if|I can do))|when|where|why(?! do not we)|who|which|otherwise)\b/i
