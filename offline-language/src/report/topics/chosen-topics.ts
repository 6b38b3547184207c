import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { TopicLabel } from './topic-label.js'

interface Rated {
  label: TopicLabel
  mentions: readonly Sentence[]
  worth: number
}

/** What a radar of topics needs, if the talk has as many. */
const fewest = 3
const most = 5
const turnsPerTopic = 4
/** More than `fewest` only if readers accept every second one. */
const leastWorth = 0.5
/** What is less probable is a topic to few readers: a talk rather has two topics than a bad third one. */
const leastAtAll = 0.26

/** The topics of a talk, the most probable first, each of its own; `ranked` are all that it could have, best first. */
export function chosenTopics<Each extends Rated>(ranked: readonly Each[], turns: number): Each[] {
  const room = Math.max(fewest, Math.min(most, Math.round(turns / turnsPerTopic)))
  const chosen: Each[] = []
  for (const one of ranked) {
    if (one.worth < leastAtAll || chosen.length >= (one.worth >= leastWorth ? room : fewest)) break
    if (!chosen.some((other) => isSame(other.label, one.label) || isBeside(one, other))) chosen.push(one)
  }
  return chosen
}

/** "Neck" and "neck pain", "engineer" and "emergency engineers". */
function isSame(a: TopicLabel, b: TopicLabel): boolean {
  const [one, other] = [contentStems(a.name), contentStems(b.name)]
  return shared(one, other) === Math.min(one.size, other.size)
}

/** Named once, and together with another topic: "a damp patch in the kitchen ceiling". */
const isBeside = ({ mentions, worth }: Rated, other: Rated): boolean =>
  worth < leastWorth && mentions.length === 1 && other.mentions.includes(mentions[0]!)
