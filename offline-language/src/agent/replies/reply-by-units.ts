import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import type { Conversation } from './conversation.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { vetoOf } from './veto.js'
import { explanation } from './explain.js'
import { openedSecret } from './open-secret.js'
import { bargainReply } from './bargain-reply.js'
import { proposalReply, yesReply } from './proposal-by-units.js'
import { isOfTime } from './refusal-by-units.js'
import { askedHelp, askedPrice } from './asked-help.js'
import { questionReply } from './question.js'
import type { Asked } from './asked.js'
import type { Bargain } from '../units/unit.js'
import { openParts } from './open-parts.js'
import { matterOf, nearest, talkOf, type Talk } from './talk.js'
import { withYes } from './wording.js'
import { helpReply, knownMatter } from './known-matter.js'
import { ownConcern } from './no-answer.js'
import { amountsIn } from '../wording/amounts.js'
import { priceReply } from './price.js'
import { typedAnswer } from './typed-answer.js'

/** Turns that are about the talk itself. */
const others: ReadonlySet<DialogueAct> = new Set<DialogueAct>([
  'asks-if-machine',
  'injection',
  'silence',
  'abuse',
  'no-consent',
  'asks-again',
  'asks-who',
  'asks-time',
  'greeting',
])

/** The reply that the units of the prompt give to the person's turn; null if they have none. */
export function replyByUnits(conversation: Conversation): string | null {
  if (others.has(conversation.utterance.act)) return null
  const reply = replyOf(conversation)
  return reply && sentencesOf(reply).every((sentence) => vetoOf(sentence, conversation) === null) ? reply : null
}

function replyOf(conversation: Conversation): string | null {
  const talk = talkOf(conversation)
  const opened = openedSecret(talk)
  if (opened) return opened
  const met = talk.units.bargains.find((bargain) => bargain.isSilent && isNewlyMet(bargain, talk))
  if (met) return bargainReply(met, talk)
  const replies = talk.asked.flatMap((asked) => ofAsked(talk, asked) ?? [])
  if (replies.length > 0) return [...new Set(replies)].slice(-2).join(' ')
  return talk.asked.length === 0 ? ofStatement(talk) : null
}

/** What answers each act, by the units. */
const ways: Readonly<Record<Asked['act'], (talk: Talk, asked: Asked) => string | null>> = {
  'asks-yes': (talk) => yesReply(talk),
  'asks-meaning': (talk) => explanation(talk),
  proposal: (talk, { text }) =>
    proposalReply(talk, text) ?? (text.endsWith('?') && !bids(talk, text) ? yesOrNo(talk, text) : null),
  price: (talk, { text }) =>
    priceReply(talk, text) ??
    askedPrice(talk, text) ??
    typedAnswer(talk, text) ??
    questionReply(talk, 'how-much', text),
  opinion: (talk, { text }) => stanceReply(talk, text) ?? (asksThoughts.test(text) ? thought(talk) : null),
  worry: (talk, { text }) => stanceReply(talk, text),
  wellbeing: () => null,
  question: (talk, asked) =>
    asked.act === 'question' && asked.kind !== 'yes-no'
      ? (typedAnswer(talk, asked.text) ??
        helpReply(talk, asked.text) ??
        questionReply(talk, asked.kind, asked.text) ??
        askedHelp(talk, asked.text))
      : yesOrNo(talk, asked.text),
}

/** "Was it Lorna?" if the role keeps her out of it. */
function clearedOf({ units }: Talk, text: string): string | null {
  const cleared = units.said.find((unit) => {
    const [, name = ''] = /^This has nothing to do with (.+)\.$/.exec(unit.text) ?? []
    return name !== '' && text.includes(name)
  })
  return cleared ? `No. ${cleared.text}` : null
}

/** An amount is compared with the limit of its thing, whatever else the clause asks. */
const ofAsked = (talk: Talk, asked: Asked) =>
  clearedOf(talk, asked.text) ??
  (asked.act === 'question' && !echoesPrice(talk, asked.text) ? priceReply(talk, asked.text) : null) ??
  ways[asked.act](talk, asked)

/** "What about 33,000 with a guarantee?" is a bid: the bargain over the amount answers it. */
const bids = ({ conversation }: Talk, text: string) =>
  conversation.role.dealings.length > 0 && amountsIn(text).some(({ isShare }) => !isShare)

/** "Six hundred?" asks about the role's own figure. */
const echoesPrice = ({ units }: Talk, text: string) =>
  units.prices.some(({ opening }) => opening && text.includes(opening.text.replace(/[^\d,.]/g, '')))

function yesOrNo(talk: Talk, text: string): string | null {
  return isOfTime(talk, text) ? null : questionReply(talk, 'yes-no', text)
}

/** "What are you thinking?" is answered by whatever the role has on its mind. */
const asksThoughts = /\bwhat (?:are you thinking|is going through your (?:mind|head))\b/i
function thought({ conversation, units }: Talk): string | null {
  const own = units.said.find(
    ({ text, kind }) => kind === 'fact' && /^I (?!am \p{Lu})/u.test(text) && !conversation.memory.isSaid(text),
  )
  return ownConcern(conversation) ?? own?.text ?? null
}

const ofWorry = /\b(?:worr\p{L}*|afraid|fear|hurts?|bothers?|scared|frightened|annoy\p{L}*|scandal)\b/iu

/** What the role thinks or fears. */
function stanceReply(talk: Talk, clause: string): string | null {
  const { memory } = talk.conversation
  const proposed = proposalReply(talk, clause)
  if (proposed && !ofWorry.test(clause)) return proposed
  const open = talk.units.said.filter(({ kind, text }) => kind === 'stance' && !memory.isSaid(text))
  const near = nearest(talk, matterOf(talk, clause)).find(({ unit }) => open.includes(unit))?.unit
  if (ofWorry.test(clause)) {
    const worries = talk.units.said.filter(({ text, kind }) => kind !== 'wish' && ofWorry.test(text))
    const fresh = worries.find(({ text }) => !memory.isSaid(text))
    const [told] = worries
    return fresh?.text ?? (told ? `As I said, ${withYes(told.text)}` : null)
  }
  return open.length > 0 ? ((near ?? open[0])?.text ?? null) : null
}

/** Whether the turn gives the last thing that a yes depends on. */
function isNewlyMet(bargain: Bargain, talk: Talk): boolean {
  const before = { ...talk, userTexts: talk.userTexts.slice(0, -1) }
  return openParts(bargain, talk).length === 0 && openParts(bargain, before).length > 0
}

/** A statement that offers an amount or meets a condition is answered like a proposal. */
function ofStatement(talk: Talk): string | null {
  const met = talk.units.bargains.find((bargain) => isNewlyMet(bargain, talk))
  return (met ? bargainReply(met, talk) : null) ?? priceReply(talk, talk.text) ?? knownMatter(talk)
}
