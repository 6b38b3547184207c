import type { SentenceVector } from '../../language/encoder/sentence-vector.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import type { Features } from '../learned/features.js'
import type { TopicGroup } from './topic-groups.js'
import type { TopicLabel } from './topic-label.js'
import type { TopicSupport } from './topic-support.js'

/** What a talk could be about. */
export interface FoundTopic {
  label: TopicLabel
  mentions: Sentence[]
  features: Features
}

/** A possible topic with all that speaks for or against it, and what its name means. */
export interface PossibleTopic extends FoundTopic {
  vector: SentenceVector
}

/** What topics are looked for in and compared with. */
export interface Talked {
  conversation: Conversation
  /** The sentences that are about something. */
  sentences: readonly Sentence[]
  /** The nouns of these sentences, the weightiest first. */
  groups: readonly TopicGroup[]
  /** The stems of the scenario's words. */
  wanted: ReadonlySet<string>
  /** Its title and prompts. */
  scenario: string
  language: LanguageModel
  support: TopicSupport
  /** How much the best sentences with a noun matter, from 0 to 1. */
  importance: (group: TopicGroup) => number
  /** How probably the talk comes to a sentence. */
  decided: (sentence: Sentence) => number
}
