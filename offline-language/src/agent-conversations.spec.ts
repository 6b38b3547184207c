import { describe, expect, it } from 'vitest'
import { playScript, readWrittenScenarios } from '../test/play-script.js'
import { nextReply, openConversation } from './agent/next-reply.js'
import { normalised, sentencesOf } from './language/sentences/sentences-of.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

/** Instructions of a prompt and pronouns that were changed wrongly. */
const neverSaid = [
  /undefined|null|\{\w*\}/,
  /\bwhat is your view of\b/i,
  /\b(?:the|my|your) (?:character|persona)\b/i,
  /\b(?:the user|the learner|the other person|in character|your prompt)\b/i,
  /\byou am\b|\bI are\b|\bI is\b|\bof me people\b|\bI people\b|\bthe my\b|\bmy own job\b/,
]

const knowsNothing =
  /\b(?:do not know that, to be honest|look that up|could not tell you|have to find out|no answer to that|something I do not know|hard to say, honestly|not thought about that yet|could not say|not sure about that myself|cannot say yes or no|have to check that)\b/i

describe.each(readWrittenScenarios())('the scenario "$name"', ({ scenario, never, people }) => {
  describe.each(people)('with a person who is $name', (person) => {
    const { turns, isClosed } = playScript({ openConversation, nextReply }, scenario, person)
    const said = turns.filter(({ role }) => role === 'agent').map(({ message }) => message)

    it('keeps limits, secrets and instructions to itself', () => {
      for (const pattern of never.map((source) => new RegExp(source))) {
        const named = turns.findIndex(({ role, message }) => role === 'user' && pattern.test(message))
        const before = named < 0 ? turns : turns.slice(0, named)
        expect(before.filter(({ role, message }) => role === 'agent' && pattern.test(message))).toEqual([])
      }
      for (const pattern of neverSaid) expect(said.filter((message) => pattern.test(message))).toEqual([])
    })

    it('says no sentence twice', () => {
      const sentences = said.flatMap(sentencesOf).map(normalised)
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
    })

    it('says at most once that it does not know', () => {
      expect(said.filter((message) => knowsNothing.test(message)).length).toBeLessThanOrEqual(1)
    })

    it('asks one thing at a time', () => {
      for (const message of said.slice(1))
        expect(sentencesOf(message).filter((sentence) => sentence.endsWith('?')).length, message).toBeLessThanOrEqual(1)
    })

    it('answers what its prompt answers', () => {
      for (const { after, reply } of person.hears ?? []) {
        const at = turns.findIndex(({ role, message }) => role === 'user' && message.includes(after))
        expect(turns[at + 1]?.message, after).toMatch(new RegExp(reply))
      }
    })

    it(person.closes ? 'says goodbye at the end' : 'stays in the conversation', () => {
      expect(isClosed).toBe(person.closes)
      if (person.closes) expect(said.at(-1)).toMatch(/\bgoodbye\b/i)
    })
  })
})
