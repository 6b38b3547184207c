import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { amountsIn } from '../wording/amounts.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import { accordTemplates } from '../templates/templates.js'
import { type Figure, figuresIn } from '../wording/figures.js'
import { accepted, asksToAgree, deniesYes, pushes, refuses } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { withoutEchoedFigure } from './echoed-figure.js'
import { isMention } from './mention.js'

/** The figures of the person's turns that the role has said yes to, since they last said that nothing is agreed. */
export function acceptedFigures({ spoken }: Pick<Conversation, 'spoken'>): number[] {
  const from = spoken.findLastIndex(({ role, message }) => role === 'user' && deniesYes.test(message))
  return spoken.flatMap(({ role, message }, at) => {
    const before = spoken[at - 1]
    return at > from && role === 'agent' && before?.role === 'user' && accepted.test(message)
      ? figuresIn(before.message).map(({ value }) => value)
      : []
  })
}

const offers = /\bI (?:could|can|would|will|might)\b|\bwould be possible\b/
const refusing =
  /\b(?:not|cannot|no|never|more than|too (?:much|little)|less than|far from|out of reach|rather wait)\b|n't\b/i
const lead = /\b(?:and |but )?(?:when|what|how|why|who|if i have)\b[^?]*\?/gi
const offering = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => !isMention(sentence))
    .join(' ')
    .replace(lead, ' ')

/** What the role has offered itself, the first words of the talk apart. */
function ownOffers({ memory }: Conversation): Figure[] {
  return memory.agentTurns
    .slice(1)
    .flatMap(sentencesOf)
    .filter((sentence) => offers.test(sentence) && !refusing.test(sentence))
    .flatMap(figuresIn)
}

/** The person takes the figure that the role has offered: that is agreed, and never taken back. */
export function takenOffer(conversation: Conversation): string | null {
  const { utterance, role, memory, slots } = conversation
  if ([pushes, refuses, deniesYes].some((no) => no.test(utterance.text))) return null
  const own = ownOffers(conversation)
  if (own.length === 0) return null
  const named = figuresIn(offering(withoutEchoedFigure(utterance.text)))
    .filter((figure) => figure.kind === 'share' || figure.kind.startsWith('of ') || isSum(figure, conversation))
    .find(({ value, kind }) => own.some((each) => each.value === value && isOfOne(each.kind, kind)))
  if (!named || asksFurther(conversation)) return null
  const isAgreed = acceptedFigures(conversation).includes(named.value)
  if (isAgreed && utterance.questions.length > 0) return null
  if (named.kind.startsWith('of ') && role.dealing === null)
    return pick(accordTemplates.settled, slots, role.register, memory)
  const ways = isAgreed ? bargainTemplates.confirmed : bargainTemplates.accept
  return pick(ways, { ...slots, figure: wordsFor(named, conversation) }, role.register, memory)
}

/** "Seven is something. What reasons would they want to hear?": who asks for something else has not taken it yet. */
const asksFurther = ({ utterance: { text, questions } }: Conversation): boolean =>
  questions.length > 0 &&
  !asksToAgree.test(text) &&
  questions.every((question) => asksOpenly.test(question) && figuresIn(question).length === 0)
const asksOpenly = /\b(?:what|how|why|which|who)\b/i

/** "One in three" is no sum, unless the talk is about a share or a count. */
const isSum = ({ kind, value }: Figure, { role, utterance }: Conversation) =>
  kind === 'money' &&
  (role.dealing?.opening.isShare === true ||
    role.dealing?.opening.count !== undefined ||
    amountsIn(utterance.text).some((each) => each.value === value))

/** "Seven" alone may be of any kind. */
const isOfOne = (a: string, b: string) =>
  a === b || a === 'money' || b === 'money' || (a.startsWith('of ') && b.startsWith('of '))

/** The figure in the person's own words, with its unit if the talk is about a share. */
function wordsFor({ value }: Figure, { role, utterance }: Conversation): string {
  const own = amountsIn(utterance.text).find((each) => each.value === value)?.text ?? String(value)
  return role.dealing?.opening.isShare && !/cent|%/.test(own) ? `${own} per cent` : own
}
