import { describe, expect, it } from 'vitest'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { analyse } from './report/assemble/analyse.js'
import { talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()

const topicsOf = (...messages: string[]) => analyse(talk(...messages), language).topics
const labelsOf = (...messages: string[]) => topicsOf(...messages).map(({ label }) => label)

describe('topics', () => {
  it('have what the title names, even if it is said once', () => {
    const { topics } = analyse(
      {
        ...talk(
          'Kowal here.',
          'I wrote to you about the mould in the bedroom. The gutter above it is broken.',
          'The gutter was repaired.',
          'The gutter is broken again, and the rent is high.',
          'The rent stays. And who pays for the gutter?',
          'You do. I pay less rent until then.',
        ),
        scenarioTitle: 'Mould in the flat',
      },
      language,
    )
    const labels = topics.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Mould', 'Gutter', 'Rent']))
  })

  it('have no word that is nothing alone', () => {
    const labels = labelsOf(
      'Museum, visitor service, good morning.',
      "I'm a teacher and I'd like to book a guided tour for my class. There are 24 children.",
      'How old are the children?',
      'They are eight. They are crazy about dinosaurs.',
      'Then the dinosaur tour is perfect.',
      'Do you have a date in June?',
      'The third of June at ten is free. The tour costs 96 euros.',
      "Then I'd like to take the third of June.",
    )
    expect(labels).toContain('Dinosaur tour')
    expect(labels).not.toContain('Date')
  })

  it('begin with what is talked about, not with its person or its place', () => {
    const labels = labelsOf(
      'Hello.',
      'The director painted the wall, and the invoice was high.',
      'Which wall? Which invoice?',
      'The wall of the director. The invoice is wrong.',
      'I will ask the director about the invoice.',
      'Good.',
    )
    expect(labels[0]).toBe('Invoice')
  })

  it('are things, not greetings, names, codes, units or times', () => {
    const labels = labelsOf(
      'Hello, this is Smith from the visitor desk, byebye hash.',
      'Hi Smith, I paid forty pence and six cents for the parcel with code 4471 yesterday.',
      'The parcel is late, press hash and say three sentences, Wendy.',
      'Wendy, the parcel and the shipping fee were five pounds and ten cents.',
      'What about the shipping fee, is the shipping fee paid back on Friday?',
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

  it('are low where trouble is told in plain words, whatever kindness is beside it', () => {
    const [topic] = topicsOf(
      'I would love to see the loading, what is it like?',
      'The loading takes me forty minutes. The first box is lost at the bottom of the loading.',
      'Thank you, I am so glad that you tell me about the loading.',
      'It got worse in March, and the loading is always late.',
    )
    expect(topic?.label).toBe('Loading')
    expect(topic?.score.sentiment).toBeLessThan(45)
  })

  it('are quoted by their words, not by parts of other words', () => {
    const topics = topicsOf(
      'Hi, is that Mr. Prentice? I came to see you with the parents.',
      'It is. What can I do for you?',
      'I can not pay the rent until July.',
      'The rent is eight hundred and fifty a month.',
      'That rent is too high.',
      'The rent stays as it is.',
    )
    const quotes = topics.find(({ label }) => label === 'Rent')!.score.evidence!.map(({ quote }) => quote)
    expect(quotes.join(' ')).not.toContain('Prentice')
  })

  it('are quoted by the noun itself, not by another one of its stem', () => {
    const topics = topicsOf(
      'Who wrote the two-page document?',
      'Phil wrote the document in March, and the document is on the shared drive.',
      'And who is there for the documentation?',
      'For the documentation we have two days a week of her time.',
    )
    const one = topics.find(({ label }) => /document$/i.test(label))
    expect(one?.mentions.map(({ text }) => text).join(' ') ?? '').not.toContain('documentation')
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

  it('are what the conversation is said to be about, though it is named once', () => {
    const labels = labelsOf(
      "Thanks for coming. I'd like to talk about the Lindgren project.",
      'I had a feeling that you would.',
      'The client rang on Friday. What happened there?',
      'I told Erik, and he forgot. And what about the rent for my desk?',
      'Erik says otherwise, and the client was angry.',
      'I will ring the client myself on Monday.',
    )
    expect(labels).toEqual(expect.arrayContaining(['Lindgren project', 'Rent']))
  })

  it('may be a word in "-ing"', () => {
    const labels = labelsOf(
      'Hello, reception.',
      'There is a damp patch in the kitchen ceiling.',
      'Is it wet?',
      'Yes. And the air conditioning is broken.',
      'I will look at it.',
      'Good.',
    )
    expect(labels).toEqual(expect.arrayContaining(['Damp patch', 'Air conditioning']))
  })

  it('are what the first words are about', () => {
    const labels = labelsOf(
      'Hello, is that Priya?',
      "Hi, it's about the boiler. It's been off since Saturday.",
      ...Array.from({ length: 6 }, () => ['Have you topped up the pressure?', 'The pressure drops overnight.']).flat(),
    )
    expect(labels).toContain('Boiler')
  })

  it('are no days', () => {
    const labels = labelsOf(
      'When can the engineer come to the flat?',
      "I'm at work Thursday, so the twelfth is better.",
      'The twelfth is a holiday.',
      'Then the boiler must wait, and the boiler is old.',
    )
    expect(labels.join()).not.toMatch(/thursday|twelfth/i)
  })

  it('are the matters of a long talk, not what is named in passing', () => {
    const labels = labelsOf(
      'Hello, front desk, what can I do?',
      'The invoice is wrong, you told me two hundred and eighty.',
      'The invoice has the pump on it, too.',
      'I was on a call with headphones, and nobody asked me. And it is dripping again.',
      'Dripping from the grey pipe?',
      'Yes, I put a bowl under it, and my tea was cold.',
      'That is under guarantee, twelve months.',
      'Good. I will not pay the whole invoice.',
      'I can knock ninety off.',
      'Make it one hundred and twenty.',
      'All right, one hundred and twenty off.',
      'Thank you. Can I have an appointment on Friday?',
      'When can I come round, in the morning?',
      'I am in Leeds in the morning.',
      'Friday after two, then.',
      'Friday after two works.',
    )
    expect(labels).toEqual(expect.arrayContaining(['Invoice', 'Appointment']))
    expect(labels.join()).not.toMatch(/Leeds|Tea|Bowl|Front desk/)
  })
})
