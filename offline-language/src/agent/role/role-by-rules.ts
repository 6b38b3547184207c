import { contentStems } from '../../language/tokens/content-stems.js'
import { addressOf } from '../prompt/person-name.js'
import { readUnits } from '../units/read-units.js'
import type { Units } from '../units/unit.js'
import { unknownsOf } from '../written/unknowns.js'
import { acceptancesOf } from './acceptances.js'
import { slotsOf } from './availability.js'
import { ceilingOf } from './ceiling.js'
import { concessionsOf } from './concessions.js'
import { coversOf } from './covers.js'
import { cuesOf } from './cues.js'
import { dateLimitsOf } from './date-limits.js'
import { hasDeadline, isNeededAtOnce } from './deadline.js'
import { isEitherOr } from './dealings.js'
import { generalGoals, partIn } from './general-goals.js'
import type { Goal } from './goal.js'
import { toldWith } from './goal-of-fact.js'
import { introductionOf } from './introduction.js'
import { kinIn } from './kin.js'
import { type KnownToPart, promisesNothing } from './known-to-part.js'
import { asksTerms, corrects } from './language-habits.js'
import { withLateGoals } from './late-goals.js'
import { isOfStake } from './of-stakes.js'
import { openText } from './open-text.js'
import type { PromptOfPart } from './prompt-of-part.js'
import { linesOf, mannerLines } from './prompt-sections.js'
import { promptSentences } from './prompt-sentences.js'
import { provisosOf } from './provisos.js'
import { refusalsOf } from './refusals.js'
import { registerOf } from './register.js'
import type { Role } from './role.js'
import { speechRules } from './speech-rules.js'
import type { Stake } from './stake.js'
import { stakesOf } from './stakes.js'
import { surprisesIn } from './surprises.js'
import type { AuthoredLine } from './authored-lines.js'
import { unpromisedOf } from './unpromised.js'
import { wishesOf } from './wishes.js'
import { withheldWords } from './withheld-words.js'
import { withoutBargains } from './without-bargains.js'

/** With fewer goals, the conversation would be over too soon. */
const fewestGoals = 5

const stakesIn = ({ prompt, sentences, counterpart }: PromptOfPart, { dealings }: KnownToPart): Stake[] =>
  promisesNothing(prompt) || isEitherOr(prompt) ? [] : stakesOf(sentences, counterpart, dealings)

function unitsIn({ whole, written, counterpart, own }: PromptOfPart, stakes: readonly Stake[]): Units {
  const manner = new Set(mannerLines(whole).flatMap((line) => promptSentences(line)))
  const units = readUnits(written, counterpart, manner, own)
  return { ...units, bargains: units.bargains.filter((each) => !isOfStake(each, stakes)) }
}

const goalsIn = ({ scenario }: PromptOfPart, { goals, facts }: KnownToPart): Goal[] =>
  withLateGoals(goals, scenario.prompt).map((goal) => toldWith(goal, facts))

/** The role by the words and forms of its prompt. */
export function roleByRules(read: PromptOfPart, known: KnownToPart, authored: AuthoredLine[]): Role {
  const { scenario, counterpart, written, prompt, sentences, sections, kinds } = read
  const { facts, hidden, dealings, triggers, closing } = known
  const stakes = stakesIn(read, known)
  const units = unitsIn(read, stakes)
  const untaken = sentences.filter((sentence) => !units.taken.has(sentence))
  const secret = new Set(units.secrets.map(({ text }) => text))
  const goals = goalsIn(read, known)
  const covers = coversOf(sentences, counterpart)
  const provisos = provisosOf(sentences, counterpart)
  const style = linesOf(sections, 'style').join(' ')
  const register = registerOf(style, prompt)
  const dealing = dealings[0] ?? null
  const part = partIn(prompt, dealing, register)
  const unknown = unknownsOf(kinds)
  const title = scenario.title.replace(/\s+/g, ' ').trim().slice(0, 120)
  return {
    name: read.name,
    introduction: introductionOf(facts),
    goals: goals.length >= fewestGoals ? goals : [...goals, ...generalGoals(part)],
    facts: facts.filter(({ text }) => !secret.has(text)),
    hidden,
    withheld: withheldWords(hidden, openText({ provisos, units, covers, facts, dealings, goals })),
    cues: cuesOf(prompt, counterpart),
    part,
    asksTerms: asksTerms(prompt),
    prompt,
    written: kinds,
    statements: [],
    corrects: corrects(prompt),
    dealing,
    dealings,
    stakes,
    isEitherOr: isEitherOr(prompt),
    slots: slotsOf(sentences),
    dateLimits: dateLimitsOf(sentences),
    isDue: hasDeadline(sentences),
    isAtOnce: isNeededAtOnce(sentences),
    ceiling: ceilingOf(sentences),
    refusals: refusalsOf(untaken, counterpart),
    acceptances: acceptancesOf(untaken, counterpart),
    concessions: concessionsOf(written, counterpart),
    authored,
    triggers: withoutBargains(triggers, units.bargains),
    provisos,
    surprises: surprisesIn(sentences, unknown),
    unknown,
    covers,
    unpromised: unpromisedOf(written, counterpart),
    wishes: wishesOf(untaken, counterpart),
    units,
    kin: kinIn(prompt),
    register,
    speech: speechRules(style || prompt),
    closing,
    openings: [],
    hushed: [],
    stems: contentStems(`${prompt} ${title}`),
    personName: addressOf(scenario.recipientName.trim()),
    title,
  }
}
