import { scenarioLanguages, type ScenarioLanguage } from '@clarity/contracts/scenario'
import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

const Sentence = v.pipe(v.string(), v.nonEmpty())

/** The fallback: all sentences of the agent in a language in which it cannot play a role. */
const PlainSpeech = v.strictObject({
  /** Discloses that the user is talking to an AI. */
  notice: Sentence,
  /** Questions that fit any turn, in the order in which they are used. */
  questions: v.pipe(v.array(Sentence), v.minLength(6)),
  /** Replies to silence. */
  quiet: v.strictTuple([Sentence, Sentence]),
  timeUp: Sentence,
  goodbye: Sentence,
  /** Words that end a conversation, lower case. */
  farewells: v.pipe(v.array(Sentence), v.minLength(1)),
})
export type PlainSpeech = v.InferOutput<typeof PlainSpeech>

const codes = Object.keys(scenarioLanguages) as ScenarioLanguage[]

export const plainLanguages = Object.fromEntries(
  codes.map((code) => [code, loadData(`plain-speech/${code}`, PlainSpeech)]),
) as Record<ScenarioLanguage, PlainSpeech>
