import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { durationsIn } from '../role/durations.js'
import type { Refusal } from '../role/refusal.js'
import { conceptsIn, sharedInMeaning } from '../wording/concepts.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'
import { isAcceptable } from './request.js'
import { nextWish } from './initiative.js'
import { isOutOfReach } from './out-of-reach.js'
import { proposalsIn } from './proposal.js'

/** More than this share of the words of a refusal in a proposal is the refused thing. */
const leastShare = 0.5
const negated = /\b(?:no|without|not) (?:a |any |the |have to |need to )?(?:[\p{L}-]+)(?: [\p{L}-]+)?/giu

/** "I think I should call your parents" */
const announces =
  /\b(?:i|we) (?:should|will|shall|have to|need to|must|am going to|are going to|would like to)\b|\bi'll\b/i
/** "I will not hide that" */
const leavesUndone = /\b(?:I|we) (?:(?:will|shall|would|am going to|are going to) (?:not|never)|won['’]t)\b/i
/** "The dog stays with my parents" */
const elsewhere = /\b(?:stays?|remains?|leave|left) (?:with|at|home|outside)\b|\binstead of\b/i

const isTerm = /\b(?:contract|term|plan|agreement|sign|lease|minimum)\b/i

/** The refusal that a proposal of the person runs into; null if the prompt lets the role accept it. */
export function refusedBy(refusals: readonly Refusal[], text: string): Refusal | null {
  const announced = sentencesOf(text).filter((each) => announces.test(each) && !leavesUndone.test(each))
  // A term that is too long is no proposal by its words: "9 euros with a three year contract?"
  const termed = sentencesOf(text).filter((each) => durationsIn(each).length > 0 && isTerm.test(each))
  for (const sentence of [...proposalsIn(text), ...announced, ...termed].filter((each) => !elsewhere.test(each))) {
    const stems = contentStems(sentence.replace(negated, ' '))
    const found = refusals.find(
      (refusal) =>
        isRefused(refusal, stems, sentence) && !isOutOfReach(refusal.text ?? `I refuse to ${refusal.object}`, text),
    )
    if (found) return found
  }
  return null
}

function isRefused(
  { stems: refused, longest, object }: Refusal,
  stems: ReadonlySet<string>,
  sentence: string,
): boolean {
  // "It would cost 20,000" asks for no money for costs.
  if (/\bcosts?\b/.test(object) && /\bcosts? [$€£]?\d/.test(sentence)) return false
  if (isOtherCount(object, sentence)) return false
  const common = sharedInMeaning(refused, stems)
  const isOther = refused.size === 1 && shared(conceptsIn(object), conceptsIn(sentence.replace(negated, ' '))) > 0
  if (!longest) return isOther || (common > 0 && common >= refused.size * leastShare)
  const isLonger = durationsIn(sentence).some(({ days }) => days > longest.days)
  return isLonger && (common > 0 || isTerm.test(sentence))
}

const counted = /\b(one|two|three|four|five|six|seven|\d+) (days?|weeks?|months?|hours?|times|nights?)\b/i

/** "Two days?" to someone who refuses three. */
function isOtherCount(object: string, sentence: string): boolean {
  const [, refused, unit = ''] = counted.exec(object) ?? []
  const [, asked, other = ''] = counted.exec(sentence) ?? []
  return refused !== undefined && asked !== undefined && refused !== asked && unit.slice(0, 3) === other.slice(0, 3)
}

const titled = /\b(Dr|Mr|Mrs|Ms)\.? (\p{Lu}\p{L}+)/gu

/** "Dr. Mills has a slot" to someone who wants Dr. Osei. */
function insistOnPerson({ role, memory, utterance }: Conversation): string | null {
  const offered = proposalsIn(utterance.text).flatMap((sentence) => [...sentence.matchAll(titled)])
  if (offered.length === 0) return null
  const wish = role.wishes.find(({ text }) => {
    const wanted = [...text.matchAll(titled)]
    return (
      wanted.some(([, title]) => offered.some((each) => each[1] === title)) &&
      !offered.some(([name]) => text.includes(name))
    )
  })
  return wish && !memory.isSaid(wish.text) ? `I am sorry, no. ${wish.text}` : null
}

/** The no to something that the prompt refuses, with its reason; then what the role wants instead. */
export function refuse(conversation: Conversation): string | null {
  const { role, memory, utterance, slots } = conversation
  if (isAcceptable(role.acceptances, utterance.text)) return null
  const refusal = refusedBy(role.refusals, utterance.text)
  if (!refusal) return insistOnPerson(conversation)
  if (shared(refusal.unless, utterance.stems) > 0) return pick(decisionTemplates.take, slots, role.register, memory)
  const own = refusal.text && !memory.isSaid(refusal.text) ? refusal.text : null
  const no = pick(own ? decisionTemplates.no : decisionTemplates.refuse, slots, role.register, memory)
  return joinParts(no, own, own && own.length > 90 ? null : nextWish(conversation))
}
