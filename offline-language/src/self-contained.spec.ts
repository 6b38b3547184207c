import { describe, expect, it } from 'vitest'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { isInsult } from './report/phrase/insult.js'
import { isIdentity } from './report/select/identity.js'
import { lackOf } from './report/select/self-contained.js'
import { writeReport } from './report/write-report.js'
import { talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()
const lack = (...messages: string[]) => lackOf(readConversation(talk('', messages.join(' ')), language).sentences)

describe('a statement lacks something', () => {
  it.each([
    ['a person', "I'd rather ask him first."],
    ['a person, though a day is named', 'Wednesdays he has football, but Mondays could work.'],
    ['several', "The fourth is a Sunday, they don't work."],
    ['a thing', 'Have you topped it up yourself?'],
    ['what "that" means', 'That could have been done in May.'],
    ['a verb', 'Next Tuesday after lunch.'],
    ['the verb of the question', "I can't, I've got the kids with me all week."],
    ['the question', 'Not if the next two deliveries are on time.'],
    ['what "it" means, in its own clause', 'The machine kept it last night.'],
    ['one thing, for "it"', 'The heaters are on, but it is still damp.'],
    ['what "that" is for', 'The company has built a connector for that already.'],
    ['what things', 'My nephew says those things cost a hundred and fifty.'],
    ['what was asked', 'I asked Pavel, but the office was closed.'],
    ['the offer before it', 'You would pay five pounds a month for the locker.'],
    ['how many of what', 'Seven, all in one office.'],
    ['which one', 'The other one is not read at weekends, I was told.'],
  ])('%s', (_, said) => {
    expect(lack(said)).not.toBeNull()
  })

  it.each([
    ['the thing is named in the sentence before', "It's the boiler again.", 'It cuts out every night around ten.'],
    ['the person is named', 'My manager is in at eight, and only she can refund the night.'],
    ['a company is several', 'I called the insurance twice and they never rang back.'],
    ['"it" is empty', 'It takes about two weeks until the new card comes.'],
    ['the sentence says what it is', "It's my daughter's birthday party on Saturday."],
    ['"that" is what was said before', 'We lost a hotel chain.', 'That was our largest account.'],
  ])('but not if %s', (_, ...said) => {
    expect(lack(...said)).toBeNull()
  })
})

describe('a report', () => {
  it('has no statement whose noun stands elsewhere', async () => {
    const { keyPoints, overview } = await writeReport(
      talk(
        'Good morning, the school office.',
        "I'm calling about my son. He broke his arm at football and he can't write for six weeks.",
        'Oh dear. Does he need a note for the exam on Friday?',
        "Yes. And I'd take the tablet out of his bag, the glass is broken.",
        'I will tell his teacher today.',
        'Could she send the worksheets by email until the end of May?',
      ),
    )
    const told = [overview, ...keyPoints.map(({ content }) => content)].join('\n')
    expect(told).not.toMatch(/^\S+ \S*“(?:And )?I'd take the tablet/m)
    expect(told).not.toMatch(/^\S+ \S*“Could she/m)
  })
})

describe('an insult', () => {
  it.each([
    ['Four people, two hundred mails a day, and things get lost.', false],
    ['You can get lost with your mails.', true],
    ['Just get lost.', true],
  ])('%s', (said, expected) => {
    const { sentences } = readConversation(talk('What are you using today?', said), language)
    expect(sentences.slice(1).some(isInsult)).toBe(expected)
  })
})

describe('who the caller is', () => {
  it.each([
    ['Can I take your date of birth?', "It's the fourteenth of June eighty-one.", true],
    ['Which payment is it?', "It's two hundred pounds to a gaming site.", false],
  ])('is no content: %s', (asked, said, expected) => {
    const [before, sentence] = readConversation(talk(asked, said), language).sentences
    expect(isIdentity(sentence!, before)).toBe(expected)
  })
})
