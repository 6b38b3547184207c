import type { TranscriptEntry } from '@clarity/contracts'
import { evidenceFor } from '../read/evidence.js'
import { capitalised, type Party } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { faultOf } from './action-faults.js'
import { OwnedAction } from './owned-action.js'

/** The verb between the owner's name and the action, by the words that announced it. */
const verbs: readonly (readonly [said: RegExp, promised: string, advised: string])[] = [
  [/\b(?:need to|have to|must)\b/i, 'needs to', 'needs to'],
  [/\bwould like to\b/i, 'would like to', 'should'],
  [/\bwant to\b/i, 'wants to', 'should'],
  [/\bplan(?:ning)? to\b/i, 'plans to', 'should'],
  [/\bintend to\b/i, 'intends to', 'should'],
  [/\bshould\b/i, 'should', 'should'],
  [/\b(?:can|may|could)\b/i, 'can', 'can'],
]

export interface Action {
  isRequest?: boolean | undefined
  /** The words from the verb on. */
  clause: readonly Word[]
  /** The words before them, such as "I will". */
  lead: string
  owner: 'speaker' | 'listener'
  speaker: Party
  listener: Party
}

/** Who does what, in a whole sentence; null if that cannot be said well. */
export function actionText({ clause, lead, owner, speaker, listener, isRequest }: Action): string | null {
  if (faultOf(clause)) return null
  const [own, other] = owner === 'speaker' ? [speaker, listener] : [listener, speaker]
  const action = new OwnedAction(clause, owner, other).text()
  if (action === null) return null
  const verb = isRequest ? undefined : verbs.find(([said]) => said.test(lead))
  const said = owner === 'speaker' ? (verb?.[1] ?? 'will') : (verb?.[2] ?? 'should')
  return `${capitalised(own.short)} ${said} ${action}`
}

const longestQuote = 20
const unreadable = /\b(?:uh|um|gon na|wan na|er|hmm)\b|\.\.\.|- |\[|</i

/** The sentence in its speaker's words, if it can be read alone. */
export function quotedAction(sentence: Sentence, speaker: Party, entries: readonly TranscriptEntry[]): string | null {
  const [said, more] = evidenceFor(sentence, entries)
  if (!said || more || unreadable.test(said.quote)) return null
  const words = said.quote.split(/\s+/).length
  if (words > longestQuote || words < sentence.words.length - 2) return null
  return `${capitalised(speaker.short)}: “${said.quote}”`
}
