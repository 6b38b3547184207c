import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { ideasOf } from './data/ideas-of.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const prompt = `## Who you are
You are Ines Roth, 52, head of a small museum. The museum has eleven rooms and four guards.

## The situation
A firm offers you lamps. The lamps of your largest room are twenty years old. Your last supplier left you in the dark for a week. The paper of the maps fades in strong light. You feel ashamed of the dark room.

## What you say
- If they ask what a morning looks like, say: "Quiet. At nine the guards light eleven rooms, one by one."
- If they say that the lamps save power, say: "My accountant will like it."
- If they say that they train the guards, say: "They learn quickly, if somebody shows them."
- If they offer a rebate, say: "That I will take to the board."

## Goals
- Maps: find out whether paper is safe. Ask: "What does your light do to old paper?"
- Guards: hear what changes for the guards. Ask: "Who shows my guards how it works?"
- Proof: Ask: "Which museum has used it for more than a year?"
- His word: Ask: "Did he tell you that? What exactly did he say?"

## When to close
Close when there is a date.`
const scenario = { ...scenarioFor('Seller', 'Sam')(prompt), firstMessage: 'Ines Roth, good morning.' }
const last = (...said: string[]) => playSaid(scenario, said).at(-1)
const open = ['How many rooms does the museum have?']
const anyGoal = /old paper\?|how it works\?|than a year\?|tell you that\?/

describe('a part with goals', () => {
  it.each([
    ['a fact', 'How old are the lamps in the largest room?', /twenty years.*What does your light do to old paper\?$/],
    [
      'a line of its author',
      'What does a morning look like here?',
      /one by one\. What does your light do to old paper\?$/,
    ],
    [
      'a line to a statement',
      'These lamps save a third of the power.',
      /will like it\. What does your light do to old paper\?$/,
    ],
  ])('goes on with the next one after %s', (_, said, reply) => {
    expect(last(...open, said)).toMatch(reply)
  })

  it.each([
    ['twice in a row', [...open, 'How old are the lamps in the largest room?', 'How many guards do you have?']],
    ['as its first words', ['How many rooms does the museum have?']],
    ['to who asks how it feels', [...open, 'How do you feel about the dark room?']],
    ['to small talk', [...open, 'It is rather cold today, is it not?']],
    ['to an offer', [...open, 'I can offer you a rebate of ten percent.']],
    ['to an apology', [...open, 'I am sorry that it took us so long to come.']],
    ['to a farewell', [...open, 'I have to go now. Goodbye, Ines.']],
  ])('asks for none %s', (_, said) => {
    expect(last(...said)).not.toMatch(anyGoal)
  })

  it('asks for no goal that the person has met', () => {
    const told = 'Our light does nothing to old paper, it is made for paper and for maps.'
    const replies = playSaid(scenario, [...open, told, 'How old are the lamps in the largest room?']).join(' ')
    expect(replies).toMatch(/Who shows my guards|Which museum/)
    expect(replies).not.toMatch(/old paper\?/)
  })

  it('asks what points back at someone only when someone was named', () => {
    const only = { ...scenario, prompt: prompt.replace(/- (?:Maps|Guards|Proof): .*\n/g, '') }
    expect(playSaid(only, [...open, 'How old are the lamps in the largest room?']).at(-1)).not.toMatch(anyGoal)
  })
})

describe('a goal without a question of its author', () => {
  const plain = 'You are Ines Roth, 52, head of a museum. The museum has eleven rooms and four guards.'
  const after = (goals: string) => {
    const own = { ...scenario, prompt: `${plain}\nYour goals:\n${goals}` }
    return playSaid(own, [...open, 'How many guards does it have?']).at(-1)
  }

  it('is asked if it names one', () => {
    expect(after('- Find out why the lamps came late\n- Get a rebate')).toMatch(/why the lamps came late\?$/)
  })

  it.each(['- Get the guards to agree\n- Want the lamps back', '- Ask when you get your key back\n- Find a date'])(
    'is not asked if it is another wish: %j',
    (goals) => {
      expect(after(goals)).not.toContain('?')
    },
  )
})

describe('a part with an open goal that is asked whether there is anything else', () => {
  const talk = [...open, 'How old are the lamps?', 'How many guards are there?', 'Who paid the last ones?']

  it('asks it', () => {
    expect(last(...talk, 'Is there anything else that worries you?')).toMatch(anyGoal)
  })

  it('asks nothing once both have agreed', () => {
    const summed = 'So we do the first room in May, and my brother shows your guards. Is there anything else?'
    expect(last(...talk, summed)).not.toMatch(anyGoal)
  })
})

it.each([
  ...ideasOf('replies/points-at', 'pointsAt', {
    'at someone': ['Did she say that? What did she say?', 'Did the nurse say so?'],
    'at something': ['Why is that?', 'Why is that door open?'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
