import type { Sentence } from '../../language/sentences/sentence.js'
import { isAbout, mattersOf } from '../phrase/matters.js'
import { type Matter, turnsOf } from './matters.js'
import type { TopicLabel } from './topic-label.js'

export interface ChosenTopic {
  label: TopicLabel
  mentions: Sentence[]
  /** Whether the talk is about it, by its title or its first words. */
  isMain: boolean
  /** Whether a person would surely name it: then it ranks with the matters of several turns. */
  isSure: boolean
}

export const fewestTopics = 3
const mostMain = 2
const headStart = 1.5
/** What a talk with a doctor is always about. */
const wide = /^(?:symptoms|tests|emergency)$/

/** What is sure and the matters of several turns, then the matters of one, then other things if there are few. */
export function withMatters(
  things: readonly ChosenTopic[],
  matters: readonly Matter[],
  room: number,
  isShort: boolean,
): Matter[] {
  const sure: Matter[] = things.filter((one) => one.isSure)
  const several = (one: Matter) => turnsOf(one.mentions) > 1
  // What has a common name is sooner a topic than a thing that is named as often.
  const rank = (one: Matter) => turnsOf(one.mentions) + (one.isSaid && !wide.test(one.label.name) ? headStart : 0)
  const ranked = [...sure, ...matters.filter(several)].toSorted((a, b) => rank(b) - rank(a))
  const chosen: Matter[] = []
  const add = (all: readonly Matter[], most: number) => {
    for (const one of all) if (chosen.length < most && !chosen.some((other) => isAlike(one, other))) chosen.push(one)
  }
  add(
    things.filter(({ isMain }) => isMain),
    mostMain,
  )
  add(ranked, room)
  if (isShort) add(things, fewestTopics)
  add(matters, room)
  add(things.filter(several), room)
  add(things, fewestTopics)
  return chosen
}

/** With as many further things as there is room for. */
export function withTitled(chosen: readonly Matter[], titled: readonly Matter[], room: number): Matter[] {
  const all = [...chosen]
  for (const one of titled) if (all.length < room && !all.some((other) => isAlike(one, other))) all.push(one)
  return all
}

const isAlike = (one: Matter, other: Matter): boolean =>
  isSame(one.label, other.label) ||
  sharedTurns(one.mentions, other.mentions) > mostShared ||
  mattersOf(one.label.name).some((name) => isAbout(other.label.name, name))

const mostShared = 0.7

/** "Neck" and "neck pain". */
export function isSame(a: TopicLabel, b: TopicLabel): boolean {
  const [fewer, more] = a.stems.length < b.stems.length ? [a, b] : [b, a]
  return fewer.stems.every((stem) => more.stems.includes(stem))
}

export function sharedTurns(a: readonly Sentence[], b: readonly Sentence[]): number {
  const turns = new Set(a.map(({ turns: [turn] }) => turn))
  const others = new Set(b.map(({ turns: [turn] }) => turn))
  return [...others].filter((turn) => turns.has(turn)).length / Math.max(1, turns.size, others.size)
}
