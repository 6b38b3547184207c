import { scenarioLanguages, type ScenarioLanguage } from '@clarity/contracts/scenario'
import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

const Sentence = v.pipe(v.string(), v.nonEmpty())

/** All that the agent can say in a language that it cannot play a part in: its fallback. */
const PlainSpeech = v.strictObject({
  /** Says honestly what the person is talking to. */
  notice: Sentence,
  /** Ways to keep a person talking, whatever was said, in the order in which they are used. */
  questions: v.pipe(v.array(Sentence), v.minLength(6)),
  /** For when nothing was heard. */
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
