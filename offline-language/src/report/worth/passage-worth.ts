import { mean, type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesIn } from '../select/clear-point.js'
import type { Passage } from '../select/passage.js'
import { pointsMeant } from '../title/possible-titles.js'
import type { Features } from '../title/title-features.js'
import { loadLearned, probabilityOf } from './learned.js'
import { passageFeatures } from './passage-features.js'

/** Learned from passages that readers marked: docs/adr/0053. */
const learned = loadLearned('weights/passages')

export interface RatedPassage extends Passage {
  /** How probably a reader finds it worth telling, clear and true. */
  worth: number
  features: Features
  /** What it means. */
  vector: SentenceVector
}

export interface ReadPassage {
  passage: Passage
  features: Features
  vector: SentenceVector
}

const least = 1

/** What the passages of a talk have in common with it; `matter` is the scenario's prompt, or empty. */
export function readPassages(
  passages: readonly Passage[],
  conversation: Conversation,
  moves: Moves,
  matter: string,
): ReadPassage[] {
  const meant = pointsMeant(
    passages.map(({ point }) => ({
      main: point.at(-1)!.sentence,
      sentences: point.flatMap((one) => sentencesIn(one, conversation)),
    })),
  )
  const middle = mean(meant.map(({ vector }) => vector))
  const prompt = matter ? vectorOf(matter) : null
  const mostValue = Math.max(least, ...passages.map(({ value }) => value))
  const surroundings = { moves, prompt, middle, mostValue }
  return meant.map(({ sentences, vector }, at) => {
    const said = sentences.map(({ text }) => text)
    const passage = passages[at]!
    return { passage, vector, features: passageFeatures(passage, said, vector, surroundings) }
  })
}

export const ratedPassages = (...of: Parameters<typeof readPassages>): RatedPassage[] =>
  readPassages(...of).map(({ passage, features, vector }) => ({
    ...passage,
    features,
    vector,
    worth: probabilityOf(learned.sumOf(features, vector)),
  }))
