import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import type { Conversation } from './conversation.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { vetoOf } from './veto.js'
import { explanation } from './explain.js'
import { openedSecret } from './open-secret.js'
import { bargainReply } from './bargain-reply.js'
import { takesSum } from './least-sum.js'
import { proposalReply, yesReply } from './proposal-by-units.js'
import { isOfTime } from './refusal-by-units.js'
import { askedHelp, askedPrice } from './asked-help.js'
import { questionReply } from './question.js'
import type { Asked } from './asked.js'
import type { Bargain } from '../units/unit.js'
import { openParts } from './open-parts.js'
import { matterOf, nearest, talkOf, type Talk } from './talk.js'
import { helpReply, knownMatter } from './known-matter.js'
import { asksThoughts, stanceReply, thought } from './stance-reply.js'
import { isPlausible } from './plausible.js'
import { amountsIn } from '../wording/amounts.js'
import { priceReply } from './price.js'
import { limitOutsideDealing } from './limit-reply.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { feelingReply } from './feeling-reply.js'
import { absentThing } from './absent-thing.js'
import { companyReply } from './company-reply.js'
import { namedValue } from './named-value.js'
import { wishReply } from './wish-reply.js'
import { withoutEchoes } from '../wording/without-echoes.js'
import { isPersonal } from './tone.js'
import { typedAnswer } from './typed-answer.js'

/** Turns that are about the talk itself. */
export const ofTalk: ReadonlySet<DialogueAct> = new Set<DialogueAct>([
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
  if (ofTalk.has(conversation.utterance.act)) return null
  const reply = replyOf(conversation)
  return reply && sentencesOf(reply).every((sentence) => vetoOf(sentence, conversation) === null) ? reply : null
}

function replyOf(conversation: Conversation): string | null {
  const talk = talkOf(conversation)
  const opened = openedSecret(talk)
  if (opened) return opened
  // "How are you today?" is no question for what is today.
  if (conversation.utterance.act === 'asks-wellbeing' && conversation.utterance.questions.length === 1) return null
  const met = talk.units.bargains.find((bargain) => bargain.isSilent && isNewlyMet(bargain, talk))
  if (met) return bargainReply(met, talk)
  const absent = absentThing(talk)
  if (absent) return absent
  const replies = talk.asked.flatMap((asked) => ofAsked(talk, asked) ?? [])
  if (replies.length > 0) return withoutEchoes(replies).slice(-2).join(' ')
  return talk.asked.length === 0 ? ofStatement(talk) : null
}

/** "How much did you pay?" asks for no offer. */
const ofPast = /\bhow much (?:did|was|were|have|has|had)\b/i

/** What answers each act, by the units. */
const ways: Readonly<Record<Asked['act'], (talk: Talk, asked: Asked) => string | null>> = {
  'asks-yes': (talk) => yesReply(talk),
  'asks-meaning': (talk) => explanation(talk),
  proposal: (talk, { text }) =>
    proposalReply(talk, text) ??
    (text.endsWith('?') && !bids(talk, text) && isNear(talk, text) ? yesOrNo(talk, text) : null),
  price: (talk, { text }) =>
    (ofPast.test(text) ? typedAnswer(talk, text) : null) ??
    priceReply(talk, text) ??
    askedPrice(talk, text) ??
    typedAnswer(talk, text) ??
    questionReply(talk, 'how-much', text),
  opinion: (talk, { text }) => stanceReply(talk, text) ?? (asksThoughts.test(text) ? thought(talk) : null),
  worry: (talk, { text }) => stanceReply(talk, text),
  wellbeing: () => null,
  question: (talk, asked) =>
    asked.act === 'question' && asked.kind !== 'yes-no'
      ? ((asksThoughts.test(asked.text) ? thought(talk) : null) ??
        typedAnswer(talk, asked.text) ??
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

/** An amount is compared with the limit of its thing, even if the clause also asks something else. */
const ofAsked = (talk: Talk, asked: Asked) =>
  clearedOf(talk, asked.text) ??
  namedValue(talk, asked.text) ??
  feelingReply(talk.conversation, asked.text) ??
  wishReply(talk, asked.text) ??
  (asked.act === 'question' && !echoesPrice(talk, asked.text)
    ? (priceReply(talk, asked.text) ?? (asked.kind === 'yes-no' ? limitOutsideDealing(talk, asked.text) : null))
    : null) ??
  plausible(talk, asked, ways[asked.act](talk, asked))

/** What the rules find for a question is said only if it may be its answer. */
const plausible = (talk: Talk, { act, text }: Asked, reply: string | null) =>
  act === 'question' && reply !== null && !isPlausible(talk, text, reply) ? null : reply

/** "What about 33,000 with a guarantee?" is a bid: the bargain over the amount answers it. */
const bids = ({ conversation }: Talk, text: string) =>
  conversation.role.dealings.length > 0 && amountsIn(text).some(({ isShare }) => !isShare)

const leastForProposal = 0.6
const leastForNo = 0.3
const isNo = /\b(?:no|not|never|cannot|only)\b/i
/** What is proposed is answered by a fact only if most of it is in the fact. */
const isNear = (talk: Talk, text: string) =>
  nearest(talk, matterOf(talk, text), text).some(
    ({ share, unit }) => share >= (isNo.test(unit.text) ? leastForNo : leastForProposal),
  )

/** "Six hundred?" asks about the role's own figure. */
const echoesPrice = ({ units }: Talk, text: string) =>
  units.prices.some(({ opening }) => opening && text.includes(opening.text.replace(/[^\d,.]/g, '')))

function yesOrNo(talk: Talk, text: string): string | null {
  if (stillThere.test(text)) return 'Yes, it is.'
  const company = companyReply(talk, text)
  if (company) return company
  return isOfTime(talk, text) ? null : questionReply(talk, 'yes-no', text)
}

const { stillThere } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')

/** Whether the turn gives the last thing that a yes depends on. */
function isNewlyMet(bargain: Bargain, talk: Talk): boolean {
  const before = { ...talk, userTexts: talk.userTexts.slice(0, -1) }
  return openParts(bargain, talk).length === 0 && openParts(bargain, before).length > 0
}

/** What the part does on a condition that the turn has just met, other than taking a sum. */
export const newlyMet = (talk: Talk): Bargain | undefined =>
  talk.units.bargains.find((bargain) => !takesSum.test(bargain.yes) && isNewlyMet(bargain, talk))

/** A statement that offers an amount or meets a condition is answered like a proposal. */
function ofStatement(talk: Talk): string | null {
  const met = newlyMet(talk)
  return (
    (met ? bargainReply(met, talk) : null) ??
    priceReply(talk, talk.text) ??
    (isPersonal(talk.conversation) ? null : knownMatter(talk))
  )
}
