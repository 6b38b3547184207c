import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import type { Talked } from './report/topics/possible-topic.js'
import { spokenPhrases } from './report/topics/spoken-phrases.js'

const language = await loadLanguageModel()

function labelsOf(...messages: string[]): string[] {
  const conversation = readConversation(talk(...messages), language)
  const talked = { conversation, sentences: conversation.sentences, wanted: new Set() } as unknown as Talked
  return spokenPhrases(talked).map(({ label }) => label.text)
}

it('has what is named in several words', () => {
  expect(labelsOf('The steep turns were better.', 'You lost height in the steep turns.')).toContain('Steep turns')
})

it('has a general word only if three turns have it', () => {
  expect(labelsOf('The screen is black.', 'It rings.')).not.toContain('Screen')
  expect(labelsOf('The screen is black.', 'Which screen?', 'I dropped it.', 'A screen costs ninety.')).toContain(
    'Screen',
  )
})

it('has no name of a speaker', () => {
  expect(labelsOf('Hello, my name is Tess Oduya.', 'The Oduya deposit is paid.').join()).not.toMatch(/oduya/i)
})
