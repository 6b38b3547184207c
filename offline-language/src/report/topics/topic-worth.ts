import { loadLearned, probabilityOf } from '../learned/learned.js'
import type { PossibleTopic } from './possible-topic.js'

/** Learned from what readers would name as topics: docs/adr/0058. */
const learned = loadLearned('weights/topics')

/** How probably a reader accepts it as a topic of its talk, from 0 to 1. */
export const topicWorth = ({ features, vector }: PossibleTopic): number =>
  probabilityOf(learned.sumOf(features, vector))
