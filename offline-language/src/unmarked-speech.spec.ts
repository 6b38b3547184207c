import { describe, expect, it } from 'vitest'
import { byClauses } from './language/clauses/by-clauses.js'
import { isUnmarked, withMarks } from './language/sentences/unmarked-speech.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { inTurn } from './report/moves/whole-turn.js'
import { spokenTurns } from './report/moves/piece.js'
import { shownQuote } from './report/phrase/shown-quote.js'
import { readConversation } from './report/read/read-conversation.js'
import { unmarkedQuote } from './report/phrase/unmarked-quote.js'
import { loadPatterns } from './data/load-patterns.js'
import { talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()
const { tag } = language

describe('speech without marks', () => {
  it.each([
    ['hell be there on thursday', "he'll be there on Thursday"],
    ['its not your router', "it's not your router"],
    ['it lost its own cable', 'it lost its own cable'],
    ['ill send that now', "I'll send that now"],
    ['my son is ill today', 'my son is ill today'],
    ['yeah were fine', "yeah we're fine"],
    ['they were open', 'they were open'],
    ['well be quick but he did well', "we'll be quick but he did well"],
    ['im sorry i dont know', "I'm sorry I don't know"],
    ["it's late and its cover is wet", "it's late and its cover is wet"],
  ])('gets its apostrophes: %s', (said, written) => {
    expect(withMarks(said)).toBe(written)
  })

  it('is what has no mark and no name', () => {
    expect(isUnmarked('so what happens next')).toBe(true)
    expect(isUnmarked('So what happens next?')).toBe(false)
  })

  it.each([
    ['you get eight pounds a day it is automatic', ['you get eight pounds a day', 'it is automatic']],
    [
      'I will put a credit on for the evenings you lost it will be on the next bill',
      ['I will put a credit on for the evenings you lost it will be on the next bill'],
    ],
    ['we are fine my daughter has a stiff neck', ['we are fine', 'my daughter has a stiff neck']],
    ['I will note that she lives with you is she well', ['I will note that she lives with you', 'is she well']],
    [
      'I will send that now and in the meantime I can post you one',
      ['I will send that now', 'and in the meantime I can post you one'],
    ],
  ])('is split into its clauses: %s', (said, clauses) => {
    expect(byClauses(tag(said))).toEqual(clauses)
  })

  it('is quoted as it is stored, and shown as a sentence', () => {
    const message = 'okay um its not your router we will need to send an engineer'
    const text = 'it is not your router'
    const sentence = {
      at: 0,
      turns: [0],
      role: 'agent' as const,
      text,
      words: tag(text),
      stems: new Set<string>(),
      isQuestion: false,
    }
    expect(unmarkedQuote(sentence, message)).toEqual({
      quote: 'its not your router',
      sentence: "it's not your router.",
    })
    expect(unmarkedQuote({ ...sentence, text: 'it is lost' }, message)).toBeNull()
  })
})

describe('a quote that is shown', () => {
  it.each([
    ["It wasn't, you know, it wasn't how I do it.", "It wasn't how I do it."],
    ["She's fine, she's fine.", "She's fine."],
    ['It has four two four two on it.', 'It has four two four two on it.'],
  ])('says nothing twice: %s', (said, shown) => {
    expect(shownQuote(said)).toBe(shown)
  })
})

describe('an answer to an offer', () => {
  const { no } = loadPatterns(
    'moves',
    'accepts',
    'yes',
    'no',
    'proposes',
    'procedure',
    'corrects',
    'doubts',
    'asksFact',
  )

  it('is a no if it says never', () => {
    expect(no.test('I am never going back')).toBe(true)
    expect(no.test('I will take it')).toBe(false)
  })
})

describe('a clause of a turn', () => {
  const shownOf = (said: string) => {
    const conversation = readConversation(talk('Hello.', said), language)
    const turn = spokenTurns(conversation).at(-1)!
    return inTurn(turn.pieces.slice(-1), conversation).map(({ shown }) => shown)
  }

  it('is shown with the whole turn, if it has no marks', () => {
    const said = "he might sell it you I'll ask him tonight I reckon he'd want eighty"
    expect(shownOf(said)).toEqual([`H${said.slice(1)}.`])
  })

  it('is shown alone, if it has', () => {
    expect(shownOf("He might sell it you. I'll ask him tonight.")).toEqual(["I'll ask him tonight."])
  })
})

describe('a turn with a name and without a mark', () => {
  const shownOf = (...said: string[]) =>
    spokenTurns(readConversation(talk(...said), language))
      .at(-1)!
      .pieces.map(({ shown }) => shown)

  it('is whole in a talk without marks', () => {
    expect(shownOf("hello Tom it's Rosa", 'yes Rosa I ring you on Monday')).toEqual(['Yes Rosa I ring you on Monday'])
  })

  it('is cut off in a talk with marks', () => {
    expect(shownOf("Hello Tom, it's Rosa.", 'Yes Rosa I ring you on Monday')).toEqual([null])
  })
})
