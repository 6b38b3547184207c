import { describe, expect, it } from 'vitest'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { readMoves } from './report/moves/read-moves.js'
import { rankSentences } from './report/select/rank-sentences.js'
import { findTopics } from './report/select/topics.js'
import { talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()

function topicsOf(...messages: string[]) {
  const conversation = readConversation(talk(...messages), language)
  return findTopics(
    conversation,
    '',
    language,
    rankSentences(conversation, language, new Set(), readMoves(conversation)),
  )
}
const labelsOf = (...messages: string[]) => topicsOf(...messages).map(({ label }) => label)

describe('topics', () => {
  it('are things, not greetings, names, codes, units or times', () => {
    const labels = labelsOf(
      'Hello, this is Smith from the visitor desk, byebye hash.',
      'Hi Smith, I paid forty pence and six cents for the parcel with code 4471 yesterday.',
      'The parcel is late, press hash and say three sentences, Wendy.',
      'Wendy, the parcel and the shipping fee were five pounds and ten cents.',
      'The shipping fee is the shipping fee, see you on Friday.',
    )
    expect(labels).toEqual(expect.arrayContaining(['Parcel', 'Shipping fee']))
    for (const label of labels) expect(label).not.toMatch(/hash|smith|wendy|pence|cent|pound|sentence|friday|byebye/i)
  })

  it('have the words that make them specific', () => {
    const labels = labelsOf(
      'Do you have any shortness of breath?',
      'The shortness of breath came back.',
      'Was that after the heart attack?',
      'Yes, the heart attack was in May.',
      'I see, and when was it that you came home again?',
      'In June, and then my blood pressure was high.',
      'Let us measure your blood pressure.',
    )
    expect(labels.sort()).toEqual(['Blood pressure', 'Heart attack', 'Shortness of breath'])
  })

  it('are no words that another tagger takes for a verb or an adverb', () => {
    const labels = labelsOf(
      'Please update the router tonight.',
      'My router is red and the suitcases are upstairs.',
      'Is the router green tonight?',
      'The router and my suitcases upstairs are fine.',
    )
    expect(labels).toContain('Router')
    expect(labels.join()).not.toMatch(/tonight|upstairs/i)
  })

  it('have a frequency relative to the one with most turns', () => {
    const topics = topicsOf(
      'I want to talk about the invoice.',
      'The invoice is wrong.',
      'What is wrong with the invoice?',
      'The invoice has the old printer on it.',
      'I see, and when was it?',
      'In March, and I sent the printer back.',
      'Good.',
      'And what about the invoice?',
    )
    expect(topics.map(({ label, score }) => [label, score.frequency])[0]).toEqual(['Invoice', 100])
    for (const { score } of topics.slice(1)) expect(score.frequency).toBeLessThan(100)
  })

  it('take their sentiment from what is said of them and around', () => {
    const [topic] = topicsOf(
      'How was the hotel?',
      'The hotel was awful. I hated the noise.',
      'And the hotel restaurant?',
      'Terrible. I am so disappointed by the hotel.',
    )
    expect(topic?.label).toBe('Hotel')
    expect(topic?.score.sentiment).toBeLessThan(40)
  })

  it('are quoted with several words', () => {
    const [topic] = topicsOf(
      'Which card is it?',
      'debit card',
      'A debit card?',
      'I lost my debit card on the train to Leeds.',
      'Your debit card is blocked.',
      'debit card',
    )
    for (const { quote } of topic?.score.evidence ?? []) expect(quote.split(' ').length).toBeGreaterThanOrEqual(4)
  })
})
