import { answerVectorOf } from '../../language/encoder/answer-vector.js'
import { nearness } from '../../language/encoder/sentence-vector.js'
import { sameMeaning, sameOfAll, sameWords } from '../answers/likeness.js'
import type { Reading } from '../answers/reading.js'
import { projectedNearness } from './projected.js'
import { type ReadCondition } from './read-condition.js'
import type { ReadTurn } from './read-turn.js'

const longest = { condition: 12, turn: 40 }
/** What counts for one act as for no other: a question is near what is asked, an offer is near its words. */
const ofAct = ['projected', 'near', 'nearQuestion', 'sameMatter', 'allMatter', 'meaning', 'fit'] as const
const bent = ['projected', 'near', 'nearMatter', 'meaning', 'same', 'allSame', 'fit'] as const

const fit = (said: Reading, other: Reading) => nearness(answerVectorOf(said.text), answerVectorOf(other.text))
const near = (said: Reading, other: Reading) => nearness(said.vector, other.vector)

export interface ConditionFeatures {
  /** How near a turn is to what the condition is about. */
  about: Record<string, number>
  /** The same with what the condition names and what the turn does. */
  does: Record<string, number>
}

/** What speaks for or against it that a turn meets a condition, by name. */
export function conditionFeatures(
  condition: ReadCondition,
  { whole, sentences, done }: ReadTurn,
  projected = projectedNearness(condition.asked, whole.text),
): ConditionFeatures {
  const { words, deed, matter, question, then, named } = condition
  const most = (value: (sentence: Reading) => number) => Math.max(0, ...sentences.map(value))
  const common = {
    projected,
    near: most((said) => near(said, words)),
    nearMatter: most((said) => near(said, matter)),
    nearQuestion: most((said) => (near(said, matter) + near(said, question)) / 2),
    nearDeed: most((said) => near(said, deed)),
    nearThen: most((said) => near(said, then)),
    nearAll: near(whole, words),
    fit: most((said) => fit(said, words)),
    fitMatter: most((said) => fit(said, matter)),
    fitAll: fit(whole, words),
    fitThen: fit(whole, then),
    same: most((said) => sameWords(deed, said)),
    sameMatter: most((said) => sameMeaning(matter, said)),
    allSame: most((said) => sameOfAll(deed, said)),
    allBack: most((said) => sameOfAll(said, deed)),
    allMatter: most((said) => sameOfAll(matter, said)),
    meaning: most((said) => sameMeaning(deed, said)),
    back: most((said) => sameMeaning(said, deed)),
    then: sameMeaning(then, whole),
    backThen: sameMeaning(whole, then),
  }
  const about: Record<string, number> = {
    ...common,
    both: common.near * common.meaning,
    projectedMeaning: projected * common.meaning,
    projectedNear: projected * common.near,
  }
  for (const name of bent) about[`${name}²`] = common[name] ** 2
  const does: Record<string, number> = {
    ...about,
    words: Math.min(longest.condition, words.text.split(' ').length) / longest.condition,
    length: Math.min(longest.turn, whole.text.split(' ').length) / longest.turn,
  }
  for (const sign of done) does[sign] = 1
  for (const act of named.length > 0 ? named : ['no act']) {
    does[`${act}:`] = 1
    for (const name of ofAct) does[`${act}: ${name}`] = common[name]
    for (const sign of done) does[`${act}: ${sign}`] = 1
  }
  return { about, does }
}
