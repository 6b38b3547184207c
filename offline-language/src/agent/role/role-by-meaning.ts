import { withoutLocked } from '../units/locked-units.js'
import type { Units } from '../units/unit.js'
import { keptSecrets } from '../written/kept-secrets.js'
import { type Statement, statementsOf } from '../written/statements.js'
import { authoredStatement } from './authored-statement.js'
import { bargainsByMeaning } from './bargains-by-meaning.js'
import { withFurtherUnits } from './further-units.js'
import type { KnownToPart } from './known-to-part.js'
import { isOfStake } from './of-stakes.js'
import type { PromptOfPart } from './prompt-of-part.js'
import type { Role } from './role.js'
import { withKeptSecrets } from './with-kept-secrets.js'
import { withoutUnsayable } from './without-unsayable.js'

/** The units of a role without what a lock keeps back. */
function openUnits({ units }: Role, { facts }: KnownToPart, { locks }: PromptOfPart): Units {
  const locked = lockedTexts(facts)
  const topics = locks.filter((lock) => !facts.some((fact) => fact.lock === lock)).map(({ topic }) => topic)
  return { ...units, said: units.said.flatMap((unit) => withoutLocked(unit, locked, topics)) }
}

const lockedTexts = (facts: KnownToPart['facts']): ReadonlySet<string> =>
  new Set(facts.flatMap(({ lock, needs, text }) => (lock || needs ? text : [])))

/** The units with the bargains that only their meaning shows; what a stake depends on is weighed with it. */
function withBargains(units: Units, statements: readonly Statement[], role: Role, read: PromptOfPart): Units {
  const byMeaning = bargainsByMeaning(statements, units.bargains, read.counterpart, read.own)
  return { ...units, bargains: [...units.bargains, ...byMeaning].filter((each) => !isOfStake(each, role.stakes)) }
}

/** The role with what was learned of each sentence: secrets, further units, statements that answer. */
export function roleByMeaning(role: Role, read: PromptOfPart, known: KnownToPart): Role {
  const { kinds, counterpart, scenario } = read
  const scene = { cast: kinds.cast, counterpart, scenario }
  const secrets = keptSecrets(kinds, scene)
  const told = withKeptSecrets(withoutUnsayable(role, kinds), secrets, kinds)
  const full = withFurtherUnits(told, kinds, counterpart, scenario)
  const units = openUnits(full, known, read)
  const hidden = [...known.hidden, ...lockedTexts(known.facts)]
  const ofPrompt = statementsOf(kinds, units, hidden, secrets, scene)
  const last = kinds.sentences.at(-1)?.place ?? 0
  const authored = role.authored.flatMap((line, at) => authoredStatement(line, last + 2 + at))
  const statements = [...ofPrompt, ...authored]
  return { ...full, units: withBargains(units, statements, role, read), statements }
}
