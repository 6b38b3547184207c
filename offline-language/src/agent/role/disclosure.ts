import { loadPatterns } from '../../data/load-patterns.js'

const { limit, number, opening, secret, untilAsked } = loadPatterns(
  'withheld',
  'limit',
  'number',
  'opening',
  'secret',
  'untilAsked',
)

/** What a sentence of the prompt allows the agent to say of it. */
export interface Disclosure {
  /** The part that may be said; empty if there is none. */
  open: string
  /** Whether it may only be said in answer to a question. */
  isGuarded: boolean
  /** The words that the guard names: "when someone asks about rust". */
  guard: string
  /** The words of a ban that no question lifts: "your boss has forbidden you to mention the silo". */
  ban: string
  /** The parts that are never said: limits and secrets. */
  hidden: string[]
}

const between =
  /[;:]\s+|,?\s+(?=(?:but|although|yet|which|and (?:only|you|the|she|he|they|not|will|would|go|never|can|could|must|begin|start|open)|or (?:you|the))\b)/i

/** "You have not told anyone that you called a lawyer": nothing lifts it. */
const keepsThat = /\b(?:have not|haven't) told \w+(?: \w+)? (?:that|about)\b(?!.*\b(?:only|unless|until|when|if)\b)/i

/** "I ask 18,500 and will not go below 16,900" may be said up to the limit; a secret hides its whole sentence. */
export function disclosureOf(sentence: string): Disclosure {
  const clauses = sentence.split(between).map((clause) => clause.trim())
  const guardAt = clauses.findIndex((clause) => secret.test(clause) && !isLimit(clause))
  const hidden = clauses.filter(isLimit)
  if (guardAt < 0) return { open: openPart(sentence, clauses), isGuarded: false, guard: '', ban: '', hidden }
  const guard = clauses.slice(guardAt).join(', ')
  if (keepsThat.test(guard)) return { open: '', isGuarded: true, guard: '', ban: '', hidden: [sentence] }
  const isForQuestion = untilAsked.test(guard) || /\b(?:have(?:n't| not) told|ashamed)\b/.test(guard)
  const before = clauses.slice(0, guardAt)
  // "I would settle for 50, but do not say so" keeps back the limit, not what comes before it.
  const open = openPart('', before)
  if (before.some(isLimit)) return { open, isGuarded: false, guard: '', ban: '', hidden: [...hidden, guard] }
  if (!isForQuestion)
    return { open: '', isGuarded: true, guard: '', ban: guardAt === 0 ? guard : '', hidden: [sentence] }
  const told = before.filter((clause) => !/^(?:but|although|yet)\b/i.test(clause))
  return { open: told.join(', '), isGuarded: true, guard, ban: '', hidden }
}

/** "You want a term of at least 3 years": a wish that is said. */
const openWish =
  /^you (?:also )?(?:want|need|ask for) [^.;]*\bat least \S+ (?:years?|months?|weeks?|days?|people|guests)\b/i

/** "You will not accept 12%, because your prices are fixed": who refuses with a reason says both. */
const openRefusal =
  /^(?:[-*•] )?you (?:(?:will|would|do|can) ?not|never|refuse to) (?!go |drop |sell ).*,? (?:because|since) (?:you|your|it|the|there|that)\b/i

/** "Although your manual says that it must never go above 17": a rule that anyone may know. */
const openRule =
  /\b(?:manual|contract|lease|rules?|law|agreement|instructions|regulations?) (?:says?|said|states?|stated|requires?)\b/i

function isLimit(clause: string): boolean {
  return (
    !openRule.test(clause) &&
    !openWish.test(clause) &&
    !openRefusal.test(clause) &&
    limit.test(clause) &&
    number.test(clause)
  )
}

function openPart(sentence: string, clauses: readonly string[]): string {
  const kept = clauses.filter((clause) => !isLimit(clause) && !opening.test(clause))
  if (kept.length === clauses.length) return sentence
  // A condition or a remainder of a limit says nothing on its own.
  return kept.filter((clause) => !/^(?:but|although|yet|and not|or|if)\b/i.test(clause)).join(', ')
}
