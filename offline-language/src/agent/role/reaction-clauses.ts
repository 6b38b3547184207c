import { loadPatterns } from '../../data/load-patterns.js'

const { way, makes, cleft, nothing, at, label, distaste, taste, joint, between, ofTalk } = loadPatterns(
  'role/reactions',
  'way',
  'makes',
  'cleft',
  'nothing',
  'at',
  'label',
  'distaste',
  'taste',
  'joint',
  'between',
  'ofTalk',
)

/** What a prompt says that the part does not take calmly: "Being rushed makes you snap". */
export interface Reaction {
  cause: string
  effect: string
}

/** Whether a cause is something that is said or done in a talk: "any hint that you stole it". */
export const isOfTalk = (cause: string): boolean => ofTalk.test(cause)

/** "It makes you furious": what was named before it. */
const pointing = /^(?:it|this|that|which)$|(?:,| and| but) (?:it|this|that)$/i
const named = /\b(?:being|hearing) (?:told|called|asked|treated|compared|sent|put|that)\b[^,;]*/i

function causeOf(cause: string, sentence: string): string | null {
  return pointing.test(cause) && !isOfTalk(cause) ? (named.exec(sentence)?.[0] ?? null) : cause
}

const taken = { hates: 'you get angry', likes: 'you warm up' }

/** A clause in which something has an effect on the part, in any order of words; null for any other. */
export function reactionIn(clause: string, sentence: string, isMood: (effect: string) => boolean): Reaction | null {
  const text = clause.trim().replace(/[.!]$/, '')
  for (const form of [cleft, nothing, way, makes, at, label]) {
    const { cause = '', effect = '' } = form.exec(text)?.groups ?? {}
    const meant = effect && isMood(effect) && !startsCase.test(cause) ? causeOf(cause, sentence) : null
    if (meant && (form !== label || isOfTalk(meant))) return { cause: meant, effect }
  }
  return tasteIn(text)
}
/** "If they call you that it makes you sad" is read with its "if". */
const startsCase = /^(?:only )?(?:if|when(?:ever)?|once|as soon as|should|after)\b/i

/** "They are short-staffed, you have heard it twice" */
const remark = /, (?:you|he|she|it|which|because|since|as|so)\b.*$/i

function tasteIn(clause: string): Reaction | null {
  const text = clause.replace(remark, '')
  const hated = distaste.exec(text)?.groups?.['cause']
  if (hated) return isOfTalk(hated) ? { cause: hated, effect: taken.hates } : null
  const liked = taste.exec(text)?.groups?.['cause']
  return liked && isOfTalk(liked) ? { cause: liked, effect: taken.likes } : null
}

/** The clauses of a sentence that can each be a reaction: "Praise makes you shy, pressure makes you silent". */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(joint)
    .flatMap((clause) => eachEffect(clause))
    .filter((clause) => /\p{L}{2}/u.test(clause))
}

const ofCase = /\b(?:if|when(?:ever)?|once|as soon as)\b/i

/** At the comma after one effect, the next cause begins. */
function eachEffect(clause: string): string[] {
  const [start = '', ...rest] = clause.split(between)
  const isEach =
    rest.every((part) => makes.test(part) && !/^or\b/i.test(part)) &&
    !startsCase.test(start) &&
    (makes.test(start) || ofCase.test(start))
  return isEach ? [start, ...rest] : [clause]
}
