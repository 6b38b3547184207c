import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { possibleTopics } from './report/topics/possible-topics.js'
import { talkedIn } from './report/topics/topics.js'

const language = await loadLanguageModel()
const support = { isTitle: () => false, pointsWith: () => 0, titles: [], vectors: [], middle: null }
const topicsOf = (...messages: string[]) => {
  const conversation = readConversation(talk(...messages), language)
  const decided = ({ text }: { text: string }) => (text.includes('Friday') ? 0.8 : 0.1)
  return possibleTopics(talkedIn(conversation, '', language, [], support, decided))
}

it('knows whether the talk comes to what has it', () => {
  const topics = topicsOf('', 'The parcel is lost.', 'The parcel comes on Friday, with an invoice.', 'Good.')
  const decidedOf = (name: string) => topics.find(({ label }) => label.name === name)?.features['decided']
  expect(decidedOf('parcel')).toBe(0.8)
})

it('is nothing without a word of its own', () => {
  const said = 'There is a real need, and the need is great.'
  expect(topicsOf('', said, said, said, said).map(({ label }) => label.text)).not.toContain('Need')
})

it('is not the name of the firm that answers', () => {
  const said = 'I need two train tickets for the sixteenth, the train is at ten.'
  const names = topicsOf('Northern Coast Trains, how can I help?', said, said).map(({ label }) => label.text)
  expect(names).not.toContain('Northern Coast Trains')
})

it.each([
  ['an identifier', 'Have you got the booking reference for the train?', 'Booking reference'],
  ['what happens with a thing', 'That was my fault, I sent the parcel to the old house.', 'Mistake'],
])('is not %s', (_, said, name) => {
  expect(topicsOf('', said, said, said, said).map(({ label }) => label.text)).not.toContain(name)
})
