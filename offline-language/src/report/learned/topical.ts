import type { SentenceVector } from '../../language/encoder/sentence-vector.js'
import { loadLearned } from './learned.js'

/** Learned from what readers would name as topics: docs/adr/0058. */
const learned = loadLearned('weights/topics')

/** How much a name by its meaning alone is one that readers would give to a topic. */
export const topicalOf = (name: SentenceVector): number => learned.sumOf({}, name)
