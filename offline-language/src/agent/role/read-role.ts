import type { AgentScenario } from '../prompt/agent-scenario.js'
import { counterpartOf } from '../prompt/counterpart.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { withoutAuthoredLines } from './authored-lines.js'
import { slotsOf } from './availability.js'
import { bargainsByMeaning } from './bargains-by-meaning.js'
import { caseFacts } from './case-facts.js'
import { ceilingOf } from './ceiling.js'
import { closingRules, saysWhenToClose } from './closing-rules.js'
import { concessionsOf } from './concessions.js'
import { coversOf } from './covers.js'
import { cuesOf } from './cues.js'
import { dateLimitsOf } from './date-limits.js'
import { hasDeadline, isNeededAtOnce } from './deadline.js'
import { dealingsOf, isEitherOr } from './dealings.js'
import { knowledgeOf } from './facts.js'
import { generalGoals, partIn } from './general-goals.js'
import { toldWith } from './goal-of-fact.js'
import { goalsOf } from './goals.js'
import { keptBackIn, tellsLimit } from './kept-back.js'
import { asksTerms, corrects } from './language-habits.js'
import { ownInstructions } from '../instructed/in-role.js'
import { notInstructed } from '../instructed/instructed.js'
import { introductionOf } from './introduction.js'
import { withLateGoals } from './late-goals.js'
import { lockedFacts, lockedWords } from './locked-facts.js'
import { locksOf } from './locks.js'
import { nameIn } from './name-in.js'
import { isOfStake } from './of-stakes.js'
import { openText } from './open-text.js'
import { partNamesOf } from './part-names.js'
import { partText } from './part-text.js'
import { addressOf } from '../prompt/person-name.js'
import { pronounIn } from '../prompt/part-pronoun.js'
import { personPronounOf } from '../prompt/person-pronoun.js'
import { linesOf, mannerLines, promptSections } from './prompt-sections.js'
import { promptSentences } from './prompt-sentences.js'
import { provisosOf } from './provisos.js'
import { acceptancesOf } from './acceptances.js'
import { refusalsOf } from './refusals.js'
import { registerOf } from './register.js'
import { kinIn } from './kin.js'
import type { Role } from './role.js'
import { speechRules } from './speech-rules.js'
import { stakesOf } from './stakes.js'
import { surprisesIn } from './surprises.js'
import { triggersOf } from './triggers.js'
import { withoutBargains } from './without-bargains.js'
import { isClean } from '../wording/clean-sentence.js'
import { unpromisedOf } from './unpromised.js'
import { withoutLocked } from '../units/locked-units.js'
import { readUnits } from '../units/read-units.js'
import { introducedName } from '../written/introduced.js'
import { withKeptSecrets } from './with-kept-secrets.js'
import { withFurtherUnits } from './further-units.js'
import { readKinds, sourceOf } from '../written/read-kinds.js'
import { withOpeningCases } from './opening-cases.js'
import { withOwnPerson } from './with-own-person.js'
import { withoutReactions } from './without-reactions.js'
import { withoutUnsayable } from './without-unsayable.js'
import { authoredStatement } from './authored-statement.js'
import { unknownsOf } from '../written/unknowns.js'
import { keptSecrets } from '../written/kept-secrets.js'
import { statementsOf } from '../written/statements.js'
import { wishesOf } from './wishes.js'
import { withheldWords } from './withheld-words.js'

/** Who may promise nothing closes no deal. */
const promisesNothing = /\b(?:never|do not|don't|must not) (?:promise|commit to|agree to) (?:an?|any|anything)\b/i

/** "You end by promising a written offer" outside of a section about the end. */
const endsBy = /^(?:you )?(?:end|close|finish)s?\b.*\bby \w+ing\b/i

/** How sure it has to be that a sentence says how the part behaves. */
const leastOfManner = 0.5

/** With fewer goals, the conversation would be over too soon. */
const fewestGoals = 5

export function readRole(given: AgentScenario, instructed = notInstructed): Role {
  const { prompt: open, lines } = withoutAuthoredLines(given.prompt)
  const scenario = { ...given, prompt: open }
  const whole = partText(scenario)
  const counterpart = counterpartOf(scenario.recipientRole.slice(0, 300), whole, personPronounOf(scenario))
  const written = promptSentences(whole)
  const { prompt, locks } = locksOf(whole, written, counterpart)
  const sections = promptSections(prompt)
  const sentences = promptSentences(prompt)
  const name = nameIn(prompt) ?? partNamesOf(scenario.prompt.slice(0, 200))[0] ?? introducedName(scenario)
  const kinds = readKinds(scenario, name)
  const style = linesOf(sections, 'style').join(' ')
  const closing = closingRules(
    [...linesOf(sections, 'closing'), ...sentences.filter((sentence) => endsBy.test(sentence))],
    counterpart,
  )
  closing.isGiven ||= sentences.some(saysWhenToClose)
  const { facts: stated, hidden: kept } = knowledgeOf(sections, counterpart)
  const hidden = [...new Set([...kept, ...keptBackIn(sections)])]
  const authored = triggersOf(lines, counterpart)
  const triggers = triggersOf(sentences, counterpart, (sentence) => {
    const source = sourceOf(sentence, kinds)
    return source !== null && source.shares.manner + source.shares.person >= leastOfManner
  })
  const known = [...stated, ...caseFacts(triggers, closing.whenMet, stated)]
  const listed = goalsOf(sections, counterpart)
  const dealings = promisesNothing.test(prompt)
    ? []
    : dealingsOf(prompt, hidden, listed.flatMap(({ lines }) => lines).join(' '))
  const dealing = dealings[0] ?? null
  const facts = lockedFacts(
    known.filter(({ text }) => isClean(text) && !dealings.some((each) => tellsLimit(text, each))),
    locks,
  )
  hidden.push(...lockedWords(facts, locks))
  const manner = new Set(mannerLines(whole).flatMap((line) => promptSentences(line)))
  const read = readUnits(written, counterpart, manner, pronounIn(scenario.prompt))
  const stakes = promisesNothing.test(prompt) || isEitherOr(prompt) ? [] : stakesOf(sentences, counterpart, dealings)
  read.bargains = read.bargains.filter((each) => !isOfStake(each, stakes))
  const untaken = sentences.filter((sentence) => !read.taken.has(sentence))
  const topics = locks.filter((lock) => !facts.some((fact) => fact.lock === lock)).map(({ topic }) => topic)
  const secret = new Set(read.secrets.map(({ text }) => text))
  const locked = new Set(facts.flatMap(({ lock, needs, text }) => (lock || needs ? text : [])))
  const goals = withLateGoals(listed, scenario.prompt).map((goal) => toldWith(goal, facts))
  const covers = coversOf(sentences, counterpart)
  const provisos = provisosOf(sentences, counterpart)
  const register = registerOf(style, prompt)
  const part = partIn(prompt, dealing, register)
  const title = scenario.title.replace(/\s+/g, ' ').trim().slice(0, 120)
  const unknown = unknownsOf(kinds)
  const role: Role = {
    name,
    introduction: introductionOf(facts),
    goals: goals.length >= fewestGoals ? goals : [...goals, ...generalGoals(part)],
    facts: facts.filter(({ text }) => !secret.has(text)),
    hidden,
    withheld: withheldWords(hidden, openText({ provisos, units: read, covers, facts, dealings, goals })),
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
    triggers: withoutBargains(triggers, read.bargains),
    provisos,
    surprises: surprisesIn(sentences, unknown),
    unknown,
    covers,
    unpromised: unpromisedOf(written, counterpart),
    wishes: wishesOf(untaken, counterpart),
    units: read,
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
  const scene = { cast: kinds.cast, counterpart, scenario }
  const secrets = keptSecrets(kinds, scene)
  const told = withKeptSecrets(withoutUnsayable(role, kinds), secrets, kinds)
  const full = withFurtherUnits(told, kinds, counterpart, scenario)
  const said = full.units.said.flatMap((unit) => withoutLocked(unit, locked, topics))
  const units = { ...full.units, said }
  const ofPrompt = statementsOf(kinds, units, [...hidden, ...locked], secrets, scene)
  const last = kinds.sentences.at(-1)?.place ?? 0
  const statements = [...ofPrompt, ...authored.flatMap((line, at) => authoredStatement(line, last + 2 + at))]
  const byMeaning = bargainsByMeaning(statements, units.bargains, counterpart, pronounIn(scenario.prompt))
  const complete = { ...units, bargains: [...units.bargains, ...byMeaning].filter((each) => !isOfStake(each, stakes)) }
  const own = ownInstructions(instructed, complete, counterpart)
  return withoutReactions(withOpeningCases(withOwnPerson({ ...full, ...own, units: complete, statements }, kinds.cast)))
}
