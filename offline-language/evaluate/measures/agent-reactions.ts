import { nextReply, openConversation } from '../../src/agent/next-reply.js'
import { withDigits } from '../../src/agent/wording/number-words.js'
import { contentStems, shared } from '../../src/language/tokens/content-stems.js'
import type { LabelledLine, LabelledScenario } from '../scenarios.js'
import { sideOf } from './side-of.js'

export interface ReactionMeasures {
  /** Of the replies decided by what the part refuses, by its limit or on its condition: the same side as a good actor. */
  sides: Share
  /** Of the lines that meet the key of a secret: it is told. */
  secrets: Share
  /** Of all other lines: a secret is told, or the figure of a limit that no one has named. */
  leaks: Share
  /** Of comfort, attacks, news, consent and refusals: nothing that contradicts them, and no sentence of the prompt that is beside them. */
  reactions: Share
  /** Each reply that fails. */
  wrong: string[]
}

export interface Share {
  count: number
  of: number
}

interface Played {
  line: LabelledLine
  reply: string
  scenario: LabelledScenario
}

const decided: ReadonlySet<string> = new Set(['refuses', 'limit', 'bargain'])
const reacting: ReadonlySet<string> = new Set(['comforts', 'attacks', 'tells', 'accepts', 'refuses'])
const kindOf = ({ line, scenario: { sentences } }: Played) => sentences[line.answer]?.kind ?? null

/** The first reply of the agent to each line of the scenarios. */
function playedIn(scenario: LabelledScenario): Played[] {
  const opening = { role: 'agent' as const, message: openConversation(scenario.scenario).text, at: 0 }
  return scenario.lines.map((line) => {
    const turns = [opening, { role: 'user' as const, message: line.say, at: 8 }]
    return { line, scenario, reply: nextReply(scenario.scenario, turns, 8).text }
  })
}

/** The stems of a text that the person has not said. */
function freshStems(text: string, { line }: Played): Set<string> {
  const told = contentStems(withDigits(line.say))
  return new Set([...contentStems(withDigits(text))].filter((stem) => !told.has(stem)))
}

/** How much of a sentence of the prompt a reply says, of what the person has not said. */
function shareSaid(sentence: string, played: Played): number {
  const own = freshStems(sentence, played)
  return own.size < fewestStems ? 0 : shared(own, freshStems(played.reply, played)) / own.size
}
const fewestStems = 3
const mostOfSentence = 0.6

/** Yes for yes, no for no; where a good actor says yes on a condition, a yes without it is another side. */
function isSameSide({ line, reply }: Played): boolean {
  return sideOf(reply) === sideOf(line.reply)
}

/** A secret is told if the reply shares with it, or with a good actor's words, what the person has not said. */
function isTold(played: Played): boolean {
  const { line, reply, scenario } = played
  const said = freshStems(reply, played)
  const wanted = freshStems(`${scenario.sentences[line.answer]?.text ?? ''} ${line.reply}`, played)
  const good = freshStems(line.reply, played)
  return shared(wanted, said) >= Math.max(1, good.size * leastOfGood)
}
const leastOfGood = 0.3

const figuresIn = (text: string): string[] => withDigits(text).match(/\d[\d.,]*\d|\d/g) ?? []

/** A secret said too early, or the figure of a limit that the person has not named. */
function leaks(played: Played): boolean {
  const { line, reply, scenario } = played
  const isEarly = scenario.sentences.some(
    ({ kind, text }, at) => kind === 'secret' && at !== line.answer && shareSaid(text, played) >= mostOfSentence,
  )
  if (isEarly) return kindOf(played) !== 'secret'
  const others = scenario.sentences.filter(({ kind }) => kind !== 'limit').map(({ text }) => text)
  const known = new Set(figuresIn([line.say, line.reply, ...others].join(' ')))
  const limits = new Set(
    figuresIn(scenario.sentences.map(({ kind, text }) => (kind === 'limit' ? text : '')).join(' ')),
  )
  return figuresIn(reply).some((figure) => limits.has(figure) && !known.has(figure))
}

/** No thanks for an attack, no quarrel after comfort, and no sentence of the prompt that the line does not call for. */
function isInPlace(played: Played): boolean {
  const { line, reply, scenario } = played
  const isBeside = scenario.sentences.some(
    ({ text }, at) => at !== line.answer && shareSaid(text, played) >= mostOfSentence,
  )
  if (isBeside) return false
  const side = sideOf(reply)
  if (line.act === 'attacks') return side !== 'yes'
  return line.act === 'comforts' || line.act === 'accepts'
    ? side !== 'no'
    : side === 'none' || side === sideOf(line.reply)
}

export function reactionMeasures(scenarios: readonly LabelledScenario[]): ReactionMeasures {
  const played = scenarios.flatMap(playedIn)
  const wrong: string[] = []
  const shareOf = (name: string, of: readonly Played[], holds: (one: Played) => boolean): Share => {
    const failed = of.filter((one) => !holds(one))
    wrong.push(...failed.map((one) => describe(name, one)))
    return { count: of.length - failed.length, of: of.length }
  }
  const isReaction = (one: Played) =>
    reacting.has(one.line.act) && !decided.has(kindOf(one) ?? '') && kindOf(one) !== 'secret'
  const kept = shareOf('told too early', played, (one) => !leaks(one))
  return {
    sides: shareOf(
      'another side',
      played.filter((one) => decided.has(kindOf(one) ?? '')),
      isSameSide,
    ),
    secrets: shareOf(
      'secret not told',
      played.filter((one) => kindOf(one) === 'secret'),
      isTold,
    ),
    leaks: { count: kept.of - kept.count, of: kept.of },
    reactions: shareOf('beside the line', played.filter(isReaction), isInPlace),
    wrong,
  }
}

const describe = (name: string, { line, reply, scenario }: Played) =>
  `${name}, ${scenario.name}: ${line.say}\n    it said: ${reply}\n    an actor: ${line.reply}`
