import { describe, expect, it } from 'vitest'
import { repliesTo, scenarioFor } from '../test/play-prompt.js'
import { ideasOf } from './data/ideas-of.js'
import { sumOf } from './agent/replies/sum-of.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

describe('what a person sums up', () => {
  it.each([
    [
      'So we agree: on Monday you show the slides, I bring the keys, and you ring Paul before noon.',
      'On Monday I show the slides, you bring the keys, and I ring Paul before noon.',
    ],
    [
      'Great. So that is two hens, the old coop, and I fetch them on Sunday. Does that sound right?',
      'Two hens, the old coop, and you fetch them on Sunday.',
    ],
    [
      'To sum up: a trial in the east wing from the first of June, four weeks, and I send you the plan by Friday.',
      'A trial in the east wing from the first of June, four weeks, and you send me the plan by Friday.',
    ],
    [
      'So: my sister waters your plants, we pay you ten a week, and we all meet again in May.',
      'Your sister waters my plants, you pay me ten a week, and we all meet again in May.',
    ],
  ])('%j is said by the other as %j', (said, sum) => {
    expect(sumOf(said)).toBe(sum)
  })

  it.each([
    'So what about the hens and the coop on Sunday?',
    'So maybe two hens, the old coop, and perhaps I fetch them on Sunday.',
    'So it is Monday.',
    'So I was really surprised and I did not know what to say to him.',
    'I bring the keys, and you ring Paul before noon.',
  ])('is not in %j', (said) => {
    expect(sumOf(said)).toBeNull()
  })
})

const prompt = `You are Oskar Lind, 61, a farmer. Alex, a neighbour, wants to talk about the path across your field. The path crosses the field behind the barn. Last year walkers trod down your barley. You have eleven cows. You would like a fence along the path.
## Goals
- Barley: Ask: "Who pays for the barley that was trodden down?"
- Dogs: Ask: "What do you do about the dogs?"
- Gate: Ask: "Who shuts the gate at night?"
- Cows: Ask: "How do the walkers get past my cows in spring?"`
const closing = `
## When to close
Close when both have said who does what: repeat what was agreed, and thank them.`
const before = [
  'Hello Oskar, I came about the path.',
  'Where does the path cross your field?',
  'I am sorry about the barley, we pay you two hundred for it.',
  'The dogs stay on the lead, I put up a sign.',
  'How many cows do you have?',
  'We put up a fence along the path in April.',
]
const sum = 'So we agree: I put up the fence in April, you leave the path open, and we pay you for the barley.'
const repeated = /You put up the fence in April, I leave the path open, and you pay me for the barley\./
const last = (text: string, ...said: string[]) => repliesTo(scenarioFor('Neighbour', 'Alex')(text), said).at(-1)!
const goal = /Who pays|about the dogs|shuts the gate|past my cows/

describe('a part that is to repeat what was agreed', () => {
  it.each([
    ['is asked for a yes', `${sum} Is that right?`],
    ['is thanked', `${sum} Thank you, Oskar. Goodbye.`],
  ])('does so when it %s, and ends the talk', (_, said) => {
    const { text, closes } = last(prompt + closing, ...before, said)
    expect(text).toMatch(repeated)
    expect(text).not.toMatch(goal)
    expect(closes).toBe(true)
  })

  it('goes on early in a talk', () => {
    expect(last(prompt + closing, ...before.slice(0, 3), `${sum} Is that right?`).closes).toBe(false)
  })

  it('repeats nothing that it has just refused', () => {
    const refusing = `${prompt} You do not leave the path open at night.${closing}`
    const said =
      'So we agree: you leave the path open at night, I put up the fence, and we pay you for the barley. Is that right?'
    expect(last(refusing, ...before, said).text).not.toMatch(/I leave the path open/)
  })
})

it('without such an order, a part says yes and asks nothing more', () => {
  const { text, closes } = last(prompt, ...before, `${sum} Is that right?`)
  expect(text).not.toMatch(goal)
  expect(text).not.toMatch(repeated)
  expect(closes).toBe(false)
})

describe('who says that this is all', () => {
  const all = "That's all from my side, Oskar. Thank you for the talk. How many cows do you have?"

  it('gets an answer and a goodbye, if the prompt says how to close', () => {
    const { text, closes } = last(prompt + closing, ...before.slice(0, 4), 'I like your barn.', all)
    expect(text).toMatch(/[Ee]leven cows.*[Gg]oodbye/)
    expect(closes).toBe(true)
  })

  it('gets only an answer without that', () => {
    expect(last(prompt, ...before.slice(0, 4), 'I like your barn.', all).closes).toBe(false)
  })
})

it.each([
  ...ideasOf('replies/sums', 'confirms', {
    'is it so': ['Is that right?', 'Is that the barn?'],
    'does it work': ['Does that work for you?', 'Does that man work for you?'],
    'one word': ['Agreed?', 'Agreed.'],
    'nothing forgotten': ['Did I forget anything?', 'Did I forget the barn?'],
  }),
  ...ideasOf('replies/sums', 'saysAll', {
    all: ["That's all from my side.", "That's all wet."],
    'no questions': ['I have no further questions.', 'I have one more question.'],
    'nothing more': ['Nothing more from me.', 'Nothing more happened.'],
  }),
  ...ideasOf('replies/sum-lines', 'ofSum', {
    sum: ['they sum up what you have agreed', 'they ask for the sum'],
    'repeat what is agreed': ['they repeat the points you agreed on', 'they repeat themselves'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
