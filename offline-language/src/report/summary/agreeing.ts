import { inThirdPersonSingular } from '../../language/clauses/verb-forms.js'

const second = /\b((?:and|but) (?:at first |now |then |still |never |also )?)(\p{Ll}+)\b/gu
const plainVerbs = new Set(
  `have are do want need say think know feel hate like love live work keep believe take make give get go use own run sell
  pay`.split(/\s+/),
)
/** "Wants to book and have": a verb that depends on another one stays as it is. */
const dependsOnAnother = /\bto \p{Ll}+|\b(?:would|can|could|will|must|should|might)\b/u

/** "Looked at it and have a price", of a single person: the second verb agrees with the name before the first one, too. */
export const agreeing = (predicate: string): string =>
  predicate.replace(second, (said, and: string, verb: string, at: number) =>
    !plainVerbs.has(verb) || dependsOnAnother.test(predicate.slice(0, at))
      ? said
      : `${and}${inThirdPersonSingular(verb)}`,
  )
