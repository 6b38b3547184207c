import { beforeAll, describe, expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { roleOf } from './role-of.js'

beforeAll(prepareTagger)

const roleOfPrompt = (prompt: string, recipientRole = 'manager') =>
  roleOf({ title: 'Practice', prompt, firstMessage: '', language: 'en', recipientName: 'Vera Holt', recipientRole })

const said = (prompt: string, recipientRole?: string) =>
  roleOfPrompt(prompt, recipientRole).statements.flatMap((each) => each.said ?? [])

const customer = 'You are Mr Owen Trask, a glazier. He is 51. In May he rented a van from our Leeds yard. '
const worker = 'You are Ida Brandt, 41, a baker in a hotel. '

describe('what a part says of its prompt', () => {
  it.each([
    ['the author’s company', customer, 'In May I rented a van from your Leeds yard.'],
    [
      'a verb with its particle',
      `${customer}Since then the fee has gone up to £80.`,
      'Since then the fee has gone up to £80.',
    ],
    [
      'a nickname',
      'Graham "Gray" Bolton, 47, is a foreman. He is gruff. Gray had locked the store up on Friday. He is tired.',
      'I had locked the store up on Friday.',
    ],
    [
      'what it says by its prompt',
      `${worker}You will tell her the flour made you cough and that you don't like nights.`,
      'The flour made me cough. I do not like nights.',
    ],
    [
      'two people',
      'She is Ann Roe, 41, a baker. She and Vera shared a desk. They fell out in May. She is sad.',
      'We fell out in May.',
    ],
    [
      'a thing with its owner',
      'She is Ann Roe, 41, a baker. She does not want to have her flat sold.',
      'I do not want to have my flat sold.',
    ],
    [
      'two things that it wants',
      'She is Ann Roe, 41, a baker. She wants her £240 back and a written apology, and she won’t take a voucher.',
      'I want my £240 back and a written apology.',
    ],
  ])('keeps %s', (_, prompt, words) => {
    expect(said(prompt)).toContain(words)
  })

  it.each([
    [
      'a comment of the author',
      `${worker}You feel well. Both are true, but they are not why you left.`,
      /Both|why I left/,
    ],
    ['how it leads the talk', 'She is Ann Roe, 41. She keeps steering the talk to the damp in her room.', /steering/],
    ['what nobody can hear', `${worker}Folds her arms. They broke down three times.`, /They broke/],
  ])('leaves out %s', (_, prompt, words) => {
    expect(said(prompt).join(' ')).not.toMatch(words)
  })

  it('is of its own company', () => {
    expect(
      said('You are Marco Sarti, the head chef of our inn. Marco is 47. Our oven is from 2009. He hates it.'),
    ).toContain('Our oven is from 2009.')
  })

  it('takes the person whom its prompt names for the listener', () => {
    const { units } = roleOfPrompt(
      'You are Ann Roe, 41. Should Vera suggest a job for you, you will agree to hand back the keys and to say sorry.',
    )
    expect(units.bargains.map(({ yes }) => yes)).toEqual(['I will agree to hand back the keys and to say sorry'])
  })
})

describe('a secret', () => {
  it.each([
    [
      'She had to borrow the rent from her sister. She finds that humiliating. She will only say so when Vera asks what the delay has meant.',
      'I had to borrow the rent from my sister. I find that humiliating.',
    ],
    [
      'Her laptop was stolen in April. She could not afford a new one. This is why she was late. She only says so if she is asked why she was late.',
      'My laptop was stolen in April. I could not afford a new one. This is why I was late.',
    ],
    [
      'What she has told nobody is that her dog died in June and that she simply stopped going out. She admits it if Vera asks how she is.',
      'My dog died in June. I simply stopped going out.',
    ],
  ])('is told with the sentence that it points to: %s', (prompt, text) => {
    const { units } = roleOfPrompt(`You are Ann Roe. She is 41, a baker in a hotel.\n${prompt}`)
    expect(units.secrets.map((each) => each.text)).toEqual([text])
  })
})

const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['written/points-back', 'starts', 'It embarrasses you', 'The rent is late'],
  ['written/points-back', 'holds', 'She finds that humiliating.', 'She finds a job.'],
  ['written/points-back', 'announced', 'What you hide is that you left', 'You left'],
  ['written/hanging', 'comment', 'Both are true', 'Both are late'],
  ['written/hanging', 'hangs', 'They broke down', 'The pumps broke down'],
  ['written/hanging', 'ofItself', 'It was the third time this month that it rained', 'It was late'],
  ['written/both-of-us', 'mutual', 'They used to get on well.', 'They used to cost more.'],
  ['written/both-of-us', 'several', 'Her parents called', 'Her boss called'],
  ['written/reported-speech', 'frame', 'you say the buses are late', 'you say nothing'],
  ['written/reported-speech', 'further', 'it is late and that it rains', 'it is late and rains'],
  ['written/reported-speech', 'onlyWhen', 'you say it is late if asked', 'you say it is late'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, matches, differs) => {
  const names = examples.flatMap(([each, pattern]) => (each === table ? pattern : []))
  const looks = loadPatterns(table, ...names)[name]!
  expect(matches.search(looks)).toBeGreaterThanOrEqual(0)
  expect(differs.search(looks)).toBe(-1)
})
