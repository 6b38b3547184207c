import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { chanceOfMet } from '../conditions/met.js'
import { namesThing } from '../conditions/named-thing.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import type { Trigger } from '../role/triggers.js'
import { answer } from './answer.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'
import { isGrave } from './grave-news.js'
import { rebukeTo, sharpWords } from './sharp-words.js'
import { softWords } from './soft-words.js'
import { toneIn } from './tone-in.js'

const { takesBack } = loadPatterns('replies/takes-back', 'takesBack')

/** What comes before all else has to be surely meant; after kind words, beyond doubt. */
const leastSure = { plain: 0.85, kind: 1, welcome: Infinity }

/** A longer turn is no reaction of a moment. */
const mostRead = 2000

/** Without what is denied: "Nobody is threatening you. Forget the warning." */
const meantIn = (text: string): string[] =>
  sentencesOf(text.slice(0, mostRead)).filter((sentence) => !takesBack.test(sentence))

/** Whether a turn or one of its sentences surely does what a case names: "You are careless. Will you pay?" */
function isMet(trigger: Trigger, text: string, least: number): boolean {
  const meant = meantIn(text)
  const parts = meant.length > 1 ? [meant.join(' '), ...meant.slice(0, mostSentences)] : meant
  const isUnwanted = sharp.has(trigger.tone)
  return parts.some((part) => chanceOfMet(trigger, part) >= least || (isUnwanted && namesThing(trigger, part)))
}
const mostSentences = 8

/** What waits for its question is told by the secrets. */
const keepsBack = /\b(?:only|do not|don't|never|will not|won't) (?:tell|say|mention|admit|reveal|talk)/i
export const isOfSecret = ({ words, then }: Trigger, { role: { units } }: Conversation): boolean =>
  keepsBack.test(then) || units.secrets.some(({ keys }) => keys.some((key) => key.words === words))

/** An attack does not make anyone softer, whatever its words are near. */
export const isUnkind = ({ utterance }: Conversation): boolean =>
  toneIn(utterance.text) === 'attack' || unkind.has(utterance.act)
const unkind: ReadonlySet<DialogueAct> = new Set<DialogueAct>(['abuse', 'accusation', 'threat', 'refusal'])
const kindTones: ReadonlySet<string> = new Set(['apology', 'comfort', 'praise'])

type Tone = Trigger['tone']
const sharp: ReadonlySet<Tone> = new Set<Tone>(['harder', 'quiet'])

/** What a turn gets that surely does what the prompt says the part takes badly; null for any other. */
export function takesBadly(conversation: Conversation, isFollowed = false): string | null {
  const { role, utterance, memory } = conversation
  if (isSad(conversation) || utterance.text.length > mostRead) return null
  const least = leastOf(conversation)
  const met = role.triggers.filter(
    (each) => sharp.has(each.tone) && !isOfSecret(each, conversation) && isMet(each, utterance.text, least),
  )
  for (const trigger of met.toSorted((a, b) => detail(b, conversation) - detail(a, conversation))) {
    const act = trigger.says.find((line) => !memory.isSaid(line)) ?? null
    const said = withAct(sharpWords(trigger, conversation, isFollowed || act !== null), act)
    if (said) return said
  }
  return null
}

/** How surely a turn has to do what a part takes badly; nothing but its very words counts in thanks that the part takes well. */
function leastOf({ role: { triggers }, utterance: { text } }: Conversation): number {
  if (!kindTones.has(toneIn(text) ?? '')) return leastSure.plain
  const isWelcome = triggers.some((each) => each.tone === 'softer' && isMet(each, text, leastSure.plain))
  return isWelcome ? leastSure.welcome : leastSure.kind
}

/** "I am sorry to hear it. What I could do is give you a voucher." says more than that someone is sorry. */
const isSad = ({ utterance: { act, words } }: Conversation): boolean =>
  isGrave(act) && !(act === 'condolence' && words > mostOfCondolence)
const mostOfCondolence = 14

/** What has most to say comes first: a deed of the part, the words that were said, any words of its own, a sound. */
function detail(trigger: Trigger, conversation: Conversation): number {
  const rebuke = rebukeTo(trigger, conversation)
  const ofRebuke = rebuke ? (rebuke.quote ? 3 : 1) : 0
  return trigger.says.length * 2 + (trigger.sound ? 1 : 0) + ofRebuke
}

/** "Do not call me a liar, or I will leave.", "Oh, wonderful. I would like my lawyer." */
function withAct(words: string | null, act: string | null): string | null {
  const deed = act && words?.startsWith('Do not ') ? /^Then (I will .+)$/.exec(act)?.[1] : undefined
  return words && deed ? `${words.replace(/\.$/, '')}, or ${deed}` : joinParts(words, act)
}

/** "Nobody irons a shirt like you do" to "praises your ironing" */
const isPraised = (trigger: Trigger, { utterance: { text } }: Conversation): boolean =>
  praises.test(trigger.words) && namesThing(trigger, text) && !spoils.test(text)
const praises = /\b(?:prais|compliment|admir)\p{L}+/iu
const spoils = /\b(?:but|however|although|not|why)\b|n['’]t\b/i

/** What a turn gets that surely does what the prompt says the part takes well; null for any other, or if it asks for more. */
export function takesWell(conversation: Conversation): string | null {
  const { role, utterance, userTexts } = conversation
  if (utterance.text.length > mostRead) return null
  const trigger = role.triggers.find(
    (each) =>
      each.tone === 'softer' &&
      !/\bask(?:s|ed)?\b/i.test(each.words) &&
      (isMet(each, utterance.text, leastSure.plain) || isPraised(each, conversation)) &&
      !userTexts.slice(0, -1).some((text) => isMet(each, text, leastSure.plain)),
  )
  if (!trigger || isUnkind(conversation)) return null
  const words = softWords(conversation, trigger)
  if (utterance.questions.length === 0) return words
  const said = answer(conversation)
  return said.isFact ? joinParts(words, said.text) : null
}
