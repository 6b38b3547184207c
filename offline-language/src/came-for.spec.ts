import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { cameFor } from './report/topics/came-for.js'
import { deniedIn } from './report/topics/topic-features.js'
import type { Talked } from './report/topics/possible-topic.js'

const language = await loadLanguageModel()

const rest = ['Oh, I see.', 'It has been a long year.', 'Tell me more.', 'There is not much more to say.']

function namesOf(said: string): string[] {
  const conversation = readConversation(talk('', said, ...rest), language)
  return cameFor({ conversation, sentences: conversation.sentences } as unknown as Talked).map(
    ({ label }) => label.text,
  )
}

describe('what somebody came for', () => {
  it.each([
    ['I have hearing loss, in both ears.', 'Hearing loss'],
    ['So I need to move out.', 'Moving out'],
    ['I am looking for a maths tutor.', 'Maths tutor'],
  ])('is named once and early: %s', (said, name) => {
    expect(namesOf(said)).toContain(name)
  })

  it.each(['I would like to talk about it.', 'She has a new car.', 'Do I need to move out?'])(
    'is not in "%s"',
    (said) => {
      expect(namesOf(said)).toEqual([])
    },
  )
})

describe('a topic', () => {
  const deniedOf = (...messages: string[]) => {
    const { sentences } = readConversation(talk(...messages), language)
    const label = { text: 'Discount', name: 'discount', stems: ['discount'] }
    return deniedIn(label, sentences)
  }

  it('is denied as often as its clauses say so', () => {
    expect(deniedOf('', 'I do not do discounts.')).toBe(1)
    expect(deniedOf('', 'I will not sell it, but there is a discount.')).toBe(0)
    expect(deniedOf('Is there a discount?', 'There is no discount.')).toBe(0.5)
  })
})
