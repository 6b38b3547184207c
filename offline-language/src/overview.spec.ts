import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { castOf } from './language/names/cast.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { announcedMatter } from './report/summary/announced-matter.js'
import { matterOfPrompt } from './report/summary/matter-of-prompt.js'
import { writeReport } from './report/write-report.js'

const language = await loadLanguageModel()
const cast = castOf({ recipientName: 'Ann Lee', managerName: null, scenarioPrompt: 'You are Tom.' }, '', '')

describe('the matter that a prompt gives', () => {
  it.each([
    ['The user is a customer who disputes your invoice.', 'The invoice is wrong.', "Ann disputes Tom's invoice"],
    ['The user asks you for a loan.', 'Could you lend me eight thousand?', 'Ann asks Tom for a loan'],
    ['The caller calls about his father.', 'My father is ill.', 'Ann calls about their father'],
    ['The user is a tenant with a leaking roof.', 'The roof leaks.', 'Ann has a leaking roof'],
    ['The user is a patient with ear pain.', 'I have pain in the ear.', 'Ann has ear pain'],
    ['Your employee wants more pay.', 'I would like more pay.', 'Ann wants more pay'],
    ['A passenger complains about a lost bag.', 'You lost my bag.', 'Ann complains about a lost bag'],
    ['A sales rep calls to sell you Rotaplan.', 'Rotaplan does it.', 'Ann calls to sell Tom Rotaplan'],
  ])('%s', (prompt, said, matter) => {
    expect(matterOfPrompt(`You are Tom. ${prompt}`, said, cast)).toBe(matter)
  })

  it.each([
    ['was not what the talk was about', 'The user disputes your invoice.', 'When does the train leave?'],
    ['is of somebody else', 'The user is the mother of a pupil who gets picked on.', 'They call him names.'],
    ['is a secret', 'The user wants the flat but does not know about the mould.', 'I like the flat.'],
  ])('is not told if it %s', (_, prompt, said) => {
    expect(matterOfPrompt(prompt, said, cast)).toBeNull()
  })
})

describe('the matter that somebody announces', () => {
  it.each([
    ['I wrote to you twice about the mould in the bedroom.', 'Ann speaks to the agent about the mould in the bedroom'],
    ["I'm calling about my brother, Paul Finch.", 'Ann speaks to the agent about their brother'],
    ["It's about the invoice.", 'Ann speaks to the agent about the invoice'],
    ['I would like to cancel my lessons because I am ill.', 'Ann wants to cancel their lessons'],
    ['We got your letter that you want to stop your lessons.', 'The agent wants to stop their lessons'],
    ["It's about it.", null],
    ['I wanted to talk about a few things.', null],
    ['The film is about the war.', null],
  ])('%s', (said, matter) => {
    expect(announcedMatter(readConversation(talk('Hello.', said, 'I see.', 'Yes.'), language))).toBe(matter)
  })
})

const start = [
  'Rosa speaking.',
  'Hello Rosa, the cellar of my shop is wet since March, and I pay 900 a month for it.',
  'I did not know that it is so bad.',
  'The wood in the cellar is rotten, and the customers complain of the smell.',
  'Have you opened the windows of the cellar?',
  'Every day, and it does not help, because the water comes through the wall.',
  'The wall was repaired two years ago by my uncle.',
  'Then the repair was not good, because the wall is wet.',
]
const end = ['I see.', 'The lamp is fine.', 'Good.', 'The door is fine.', 'Very well.', 'That is all for today.']

async function overviewOf(...middle: string[]): Promise<string> {
  const { overview } = await writeReport(talk(...start, ...middle, ...end))
  return overview.replaceAll('\\', '')
}

describe('an overview ends', () => {
  it('with the offer that is taken, not with the words that take it', async () => {
    expect(
      await overviewOf('Seven hundred and fifty a month until the wall is dry.', 'Seven hundred and fifty, fine.'),
    ).toContain('In the end they agree: “Seven hundred and fifty a month until the wall is dry.” (Rosa)')
  })

  it('with what one of them still has to ask', async () => {
    expect(
      await overviewOf(
        'What about seven hundred and fifty a month?',
        'I could pay 750, then. I need to ask my wife before I say yes.',
      ),
    ).toContain('It is not settled yet: “I could pay 750, then. I need to ask my wife before I say yes.” (Ann)')
  })

  it('with a refusal', async () => {
    expect(await overviewOf('I want 700.', 'No. I am not paying 700 for a wet cellar.')).toContain(
      'Ann refuses: “I am not paying 700 for a wet cellar.”',
    )
  })

  it('with no agreement, if one of them only asks', async () => {
    const overview = await overviewOf('I will ask the council on Wednesday.', 'Okay, Wednesday is fine.')
    expect(overview).toContain('Nothing is agreed yet.')
    expect(overview).not.toMatch(/they agree|agrees to/i)
  })

  it('with what somebody undertakes, if nothing is settled', async () => {
    const promised = 'I will speak to the builder about the cellar this week.'
    const overview = await overviewOf('I see.', 'It smells.', 'I believe it.', 'Come and see.', 'What now?', promised)
    expect(overview).toMatch(/speak to the builder about the cellar this week\./)
  })
})

describe('an overview', () => {
  it('says what stands in the way', async () => {
    expect(await overviewOf("I can't pay for a new wall in the cellar. The uncle is a dear man.", 'I see.')).toContain(
      "Rosa refuses: “I can't pay for a new wall in the cellar.",
    )
  })

  it('quotes nothing without its question, and no greeting', async () => {
    const overview = await overviewOf('How many customers come on a day?', 'About fifty of them, because of the wine.')
    expect(overview).not.toContain('About fifty')
    expect(overview).not.toContain('Hello')
  })
})
