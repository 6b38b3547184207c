import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { plainName } from './language/names/cast.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { undecidedIn } from './report/moves/open-ends.js'
import { endingOfMoves } from './report/moves/settled.js'
import { readMoves } from './report/moves/read-moves.js'
import { openingWords } from './report/phrase/opening-words.js'
import { shownQuote } from './report/phrase/shown-quote.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const start = ['This is Rosa from the workshop.', 'My boiler is leaking since Tuesday.']
const read = (...messages: string[]) => readConversation(talk(...start, ...messages), language)
const actionsOf = (...messages: string[]) => findCommitments(read(...messages)).map(({ text }) => text)

describe('an action', () => {
  it('is to tell somebody', () => {
    expect(actionsOf('Good.', "And I'll tell Colin.")).toEqual(['Ann will tell Colin.'])
  })

  it('is none if it is done already', () => {
    expect(actionsOf('You have to open the windows.', 'I do open the windows.')).toEqual([])
  })

  it('is asked for in the imperative, and taken', () => {
    expect(actionsOf('Deal, send me the photos by Friday.', 'Will do.').join()).toMatch(/photos/)
  })

  it('is none if it is only imagined', () => {
    expect(actionsOf('You should sign the form, if you decided to come back.', 'I see.')).toEqual([])
  })
})

describe('no action', () => {
  it.each([
    ['what was done for oneself', ["Because I've just paid for the boat."]],
    ['a wish that is not possible', ['I see.', 'Could you practise on Sundays?', "Sundays we've got matches."]],
    ['what can be used', ["Steel I can use, we've got an order for steel ones."]],
    ['a reason that one gives', ["I'll tell you why, it's the pump."]],
    ['what frightens someone', ["I'll frighten my brother."]],
    ['what takes too long', ['I see.', "I'll get the plumber out to Leeds.", 'Too long. It will be dry by then.']],
  ])('is %s', (_, messages) => {
    expect(actionsOf('Good.', ...messages)).toEqual([])
  })

  it('is cut', () => {
    const actions = actionsOf("I'll send you the form as soon as our safety people have signed it.")
    expect(actions).toHaveLength(1)
    expect(actions[0]).toMatch(/signed it\.”?$/)
  })
})

describe('the end of a talk', () => {
  it('is open if one promises nothing', () => {
    const said = read(
      ...['Oh dear.', 'It drips on the floor.', 'How much?', 'A bucket a day.', 'I see.', 'It is a lot of water.'],
      ...[
        'How old is it?',
        'Ten years.',
        'And who was there last?',
        'Your colleague Tim was there in spring, with a pump.',
      ],
      ...['I see, and how long did it work?', 'It worked for one week, and then it broke.'],
      ...['Did you ask Tim?', 'I did, he wants two hundred euros for a new pump. Can you pay for it?'],
      ...['I have to think about that.', 'Please do.', 'Good night.', 'Good night.'],
    )
    const moves = readMoves(said)
    expect(endingOfMoves(moves).agreed).toEqual([])
    expect(undecidedIn(moves.turns).map(({ shown }) => shown)).toEqual(['I have to think about that.'])
  })
})

describe('the news', () => {
  it.each([
    "I've been offered a job in Leeds.",
    "I've handed in my notice this morning.",
    'The loan for the oven has been declined.',
    'The project was not funded this year.',
  ])('is why people talk: %s', (news) => {
    const said = talk('Hello, have you got ten minutes?', 'Yes, go on.', `Right. ${news}`, 'Oh.', 'I know.', 'When?')
    const { reason } = readMoves(readConversation(said, language))
    expect(reason?.pieces.map(({ shown }) => shown).join(' ')).toContain(news)
  })
})

describe('the words of a report', () => {
  it('are whole in a heading', () => {
    const { sentences } = read('Because I would be so glad to have a look at the boiler again.')
    expect(openingWords(sentences.at(-1)!, 40)).toBe('I would be so glad')
  })

  it('have no "let us say"', () => {
    expect(shownQuote("I'll send it by, let's say, Friday.")).toBe("I'll send it by Friday.")
  })

  it('need no name', () => {
    expect(plainName(null)).toBe('')
  })
})
