import { type Slot, slotsOf } from './availability.js'
import type { AgentScenario } from '../prompt/agent-scenario.js'
import { caseFacts } from './case-facts.js'
import { addressOf, withoutName } from './person-name.js'
import { type Amount, amountsIn } from './amounts.js'
import { ceilingOf } from './ceiling.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { type ClosingRules, closingRules } from './closing-rules.js'
import { type Concession, concessionsOf } from './concessions.js'
import { counterpartOf } from '../prompt/counterpart.js'
import type { Dealing } from './dealing.js'
import { dealingsOf, isEitherOr } from './dealings.js'
import { knowledgeOf } from './facts.js'
import type { Fact } from './knowledge.js'
import { type DateLimit, dateLimitsOf } from './date-limits.js'
import { hasDeadline, isNeededAtOnce } from './deadline.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { disclosureOf } from './disclosure.js'
import { fillPlaceholders } from './fill-placeholders.js'
import type { Goal } from './goal.js'
import { generalGoals, type Part, partIn } from './general-goals.js'
import { goalsOf } from './goals.js'
import { type Proviso, provisosOf } from './provisos.js'
import { type Surprise, surprisesOf } from './surprises.js'
import { coversOf } from './covers.js'
import { plainPrompt } from '../prompt/plain-prompt.js'
import { withWholeSentences } from '../prompt/whole-sentences.js'
import { lockedFacts, lockedWords, locksOf } from './locks.js'
import { linesOf, promptSections } from './prompt-sections.js'
import { namedPart } from './named-part.js'
import { partNamesOf } from './part-names.js'
import { withListedWishes } from './offered-lists.js'
import { promptSentences } from './prompt-sentences.js'
import { type Cue, cuesOf } from './cues.js'
import { withoutLabels } from './labelled-lines.js'
import { withheldWords } from './withheld-words.js'
import { addressedToAgent } from './second-person.js'
import { type Acceptance, acceptancesOf, type Refusal, refusalsOf } from './refusals.js'
import { type Register, registerOf } from './register.js'
import { withSharesInMoney } from './shares-in-money.js'
import { type SpeechRules, speechRules } from './speech-rules.js'
import { type Trigger, triggersOf } from './triggers.js'
import { type Wish, wishesOf } from './wishes.js'

/** A scenario in the form that the agent needs. */
export interface Role {
  /** Null if the prompt gives no name. */
  name: string | null
  /** "I am Dana Whitfield, 47, operations director of …." */
  introduction: string | null
  goals: Goal[]
  facts: Fact[]
  /** The limits and secrets of the prompt, word for word. */
  hidden: string[]
  /** The numbers and names that occur only in them. */
  withheld: string[]
  cues: Cue[]
  part: Part
  /** Whether the agent asks what technical words mean. */
  asksTerms: boolean
  /** The whole prompt. */
  prompt: string
  /** Whether the prompt wants the person's mistakes of language corrected. */
  corrects: boolean
  /** Null if the prompt keeps no number back. */
  dealing: Dealing | null
  /** One for each kind of number that has a limit: money, a share. */
  dealings: Dealing[]
  /** Whether the role gives one of them only: "a rebate or a discount, but not both". */
  isEitherOr: boolean
  /** When it can come or accept, and when not. */
  slots: Slot[]
  dateLimits: DateLimit[]
  /** Whether it needs something within the week. */
  isDue: boolean
  /** Whether it needs something by tomorrow. */
  isAtOnce: boolean
  /** The most that it can spend, if it is no matter of a negotiation. */
  ceiling: Amount | null
  refusals: Refusal[]
  acceptances: Acceptance[]
  concessions: Concession[]
  triggers: Trigger[]
  provisos: Proviso[]
  surprises: Surprise[]
  /** What the role says instead of what it keeps back. */
  covers: string[]
  wishes: Wish[]
  register: Register
  speech: SpeechRules
  closing: ClosingRules
  /** The stems of the whole prompt. */
  stems: ReadonlySet<string>
  /** The user's first name, or empty. */
  personName: string
  title: string
}

/** Longer than any prompt written by hand; the rest is ignored. */
const mostCharacters = 24_000

/** Who may promise nothing closes no deal. */
const promisesNothing = /\b(?:never|do not|don't|must not) (?:promise|commit to|agree to) (?:an?|any|anything)\b/i

/** "You end by promising a written offer" outside of a section about the end. */
const endsBy = /^(?:you )?(?:end|close|finish)s?\b.*\bby \w+ing\b/i

/** With fewer goals, the conversation would be over too soon. */
const fewestGoals = 5

export function readRole(scenario: AgentScenario): Role {
  const written = fillPlaceholders(scenario.prompt.slice(0, mostCharacters), scenario)
  const named = plainPrompt(withSharesInMoney(withoutName(written, scenario)), scenario)
  const whole = withWholeSentences(addressedToAgent(namedPart(withListedWishes(withoutLabels(named)))))
  const counterpart = counterpartOf(scenario.recipientRole.slice(0, 300), whole)
  const { prompt, locks } = locksOf(whole, promptSentences(whole), counterpart)
  const sections = promptSections(prompt)
  const sentences = promptSentences(prompt)
  const style = linesOf(sections, 'style').join(' ')
  const closing = closingRules(
    [...linesOf(sections, 'closing'), ...sentences.filter((sentence) => endsBy.test(sentence))],
    counterpart,
  )
  const { facts: told, hidden: kept } = knowledgeOf(sections, counterpart)
  const hidden = [
    ...kept,
    ...hiddenIn([
      ...linesOf(sections, 'goals', 'style'),
      ...linesOf(sections, 'situation', 'identity', 'other').filter(isBullet),
    ]),
  ].filter((text, at, all) => all.indexOf(text) === at)
  const triggers = triggersOf(sentences, counterpart)
  const known = [...told, ...caseFacts(triggers, closing.whenMet, told)]
  const listed = goalsOf(sections, counterpart)
  const dealings = promisesNothing.test(prompt)
    ? []
    : dealingsOf(prompt, hidden, listed.flatMap(({ lines }) => lines).join(' '))
  const dealing = dealings[0] ?? null
  const facts = lockedFacts(
    known.filter(({ text }) => !dealings.some((each) => tellsLimit(text, each))),
    locks,
  )
  hidden.push(...lockedWords(facts, locks))
  const goals = listed.map((goal) => toldWith(goal, facts))
  const covers = coversOf(sentences, counterpart)
  const provisos = provisosOf(sentences, counterpart)
  const register = registerOf(style, prompt)
  const part = partIn(prompt, dealing, register)
  const title = scenario.title.replace(/\s+/g, ' ').trim().slice(0, 120)
  return {
    name: nameIn(prompt) ?? partNamesOf(scenario.prompt.slice(0, 200))[0] ?? null,
    introduction:
      (
        facts.find(({ text }) => /^I am \p{Lu}/u.test(text)) ?? facts.find(({ text }) => /^I am an? /u.test(text))
      )?.text.replace(/(?:, an? (?:applicant|candidate)\b|, has\b|,? (?:who|whose|and)\b|:).*$/, '.') ?? null,
    goals: goals.length >= fewestGoals ? goals : [...goals, ...generalGoals(part)],
    facts,
    hidden,
    withheld: withheldWords(
      hidden,
      [
        ...provisos.flatMap(({ parts }) => parts),
        ...covers.map((text) => ({ text })),
        ...facts,
        ...dealings.map(({ opening }) => opening),
        ...goals.flatMap(({ lines }) => lines.map((text) => ({ text }))),
      ]
        .map(({ text }) => text)
        .join(' '),
    ),
    cues: cuesOf(prompt, counterpart),
    part,
    asksTerms:
      /\b(?:technical|medical|legal|foreign|long|difficult) (?:terms?|words?)\b|\bjargon\b/i.test(prompt) &&
      !/\bnever use\b/i.test(prompt),
    prompt,
    corrects:
      /\bcorrect(?:s|ing)? (?:it|them|him|her|their|the (?:learner|student|mistakes?)|mistakes?|errors?|every|any|small)\b|\bmistakes?\b[^.]*\bcorrect/i.test(
        prompt,
      ),
    dealing,
    dealings,
    isEitherOr: isEitherOr(prompt),
    slots: slotsOf(sentences),
    dateLimits: dateLimitsOf(sentences),
    isDue: hasDeadline(sentences),
    isAtOnce: isNeededAtOnce(sentences),
    ceiling: ceilingOf(sentences),
    refusals: refusalsOf(sentences, counterpart),
    acceptances: acceptancesOf(sentences, counterpart),
    concessions: concessionsOf(sentences, counterpart),
    triggers,
    provisos,
    surprises: surprisesOf(sentences),
    covers,
    wishes: wishesOf(sentences, counterpart),
    register,
    speech: speechRules(style || prompt),
    closing,
    stems: contentStems(`${prompt} ${title}`),
    personName: addressOf(scenario.recipientName.trim()),
    title,
  }
}

/** For a goal like "Tell them about your brother": the prompt's facts about him are the best beginning. */
function toldWith(goal: Goal, facts: readonly Fact[]): Goal {
  if (!/^(?:tell|mention|explain)\b(?! me\b).* about /i.test(goal.label) || goal.wants?.kind !== 'thing') return goal
  const wanted = contentStems(goal.wants.text)
  const fact = facts.find(({ stems, followsOn }) => !followsOn && shared(stems, wanted) > 0)
  return fact ? { ...goal, lines: [fact.text, ...goal.lines] } : goal
}

const isBullet = (line: string) => /^(?:[-*•·–]|\d+[.)])\s/u.test(line)

/** The limits and secrets among the goals and the rules. */
function hiddenIn(lines: readonly string[]): string[] {
  return lines.flatMap(sentencesOf).flatMap((sentence) => disclosureOf(sentence).hidden)
}

/** Another sentence may have the number of the limit too: "The board gave you 9,000". */
function tellsLimit(text: string, dealing: Dealing): boolean {
  return amountsIn(text).some(({ value }) => value === dealing.limit.value)
}

/** The name of the role that a prompt gives: "You are Dana Whitfield, …". Null if it gives none. */
export function nameIn(prompt: string): string | null {
  const named =
    /\b(?:[Yy]ou(?: are|'re| play|r name is| will play| act as)) \*{0,2}((?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u.exec(
      prompt,
    )?.[1]
  return named && !/^(?:A|An|The|Your|You|In|On|At|Now|As|Not)\b/.test(named) ? named : null
}
