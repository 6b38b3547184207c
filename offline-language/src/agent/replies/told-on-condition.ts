import { isMetBy } from '../conditions/met.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { Condition } from '../role/condition.js'
import type { Fact } from '../role/knowledge.js'
import { withheldWords } from '../role/withheld-words.js'
import type { Role } from '../role/role.js'
import { isOpened } from './opened-locks.js'
import { isSought } from './sought.js'

/** Whether any turn of the person so far has met a condition. */
const wasMet = (condition: Condition, userTexts: readonly string[]): boolean =>
  userTexts.some((text) => isMetBy(condition, cleanUtterance(text)))

const isUnlocked = ({ text, lock }: Fact, userTexts: readonly string[], role: Role) =>
  lock !== undefined && isOpened(lock, userTexts, (turn) => isSought(text, turn, role))

/** The role without what it says only after a promise that the person has not given. */
export function asKnownTo(userTexts: readonly string[], role: Role): Role {
  const kept = role.facts.filter(
    (fact) => (fact.needs && !wasMet(fact.needs, userTexts)) || (fact.lock && !isUnlocked(fact, userTexts, role)),
  )
  if (kept.length === 0) return role
  const facts = role.facts.filter((fact) => !kept.includes(fact))
  const hidden = [...role.hidden, ...kept.map(({ text }) => text)]
  return {
    ...role,
    facts,
    hidden,
    withheld: [
      ...role.withheld,
      ...withheldWords(
        kept.map(({ text }) => text),
        openText(facts),
      ),
    ],
  }
}

const openText = (facts: readonly Fact[]) => facts.map(({ text }) => text).join(' ')

/** The secret that the person's last turn has opened, with what it keeps. */
export function justOpened(role: Role, userTexts: readonly string[]): Fact | null {
  const before = userTexts.slice(0, -1)
  return (
    role.facts.find(
      (fact) =>
        (isUnlocked(fact, userTexts, role) && !isUnlocked(fact, before, role)) ||
        (fact.needs && !fact.askedBy && wasMet(fact.needs, userTexts) && !wasMet(fact.needs, before)),
    ) ?? null
  )
}
