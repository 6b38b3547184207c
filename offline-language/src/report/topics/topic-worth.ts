import type { SentenceVector } from '../../language/encoder/sentence-vector.js'
import { loadLearned, probabilityOf } from '../worth/learned.js'
import type { PossibleTopic } from './possible-topic.js'

/** Learned from what readers would name as topics: docs/adr/0058. */
const learned = loadLearned('weights/topics')

/** How probably a reader accepts it as a topic of its talk, from 0 to 1. */
export const topicWorth = ({ features, vector }: PossibleTopic): number =>
  probabilityOf(learned.sumOf(features, vector))

/** How much a name by its meaning alone is one that readers would give to a topic. */
export const topicalOf = (name: SentenceVector): number => learned.sumOf({}, name)
