import { beforeAll, describe, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import type { AgentScenario } from '../prompt/agent-scenario.js'
import { roleOf } from './role-of.js'

beforeAll(prepareTagger)

const scenarioOf = (prompt: string, recipientName: string, recipientRole: string): AgentScenario => ({
  title: 'Practice',
  prompt,
  firstMessage: '',
  language: 'en',
  recipientName,
  recipientRole,
})

const saidIn = (scenario: AgentScenario) => roleOf(scenario).statements.flatMap(({ said }) => said ?? [])

describe('a letter to the one who plays the part', () => {
  const role = scenarioOf(
    'Dear colleague, thanks for standing in as Mrs Ottilie Brandt at our workshop on Friday. Mrs Brandt is 58 and runs the ' +
      'library on the second floor. She has always opened at nine, but she now needs two mornings off, and our director has ' +
      "asked to see her. Money isn't the main thing for her: she would like to be asked first. Brandt heard of the plan from the " +
      'caretaker. She believes that she should not have to work under the new head. If the director lets her plan the hours, she ' +
      'agrees to stay until June.',
    'Jan Moor',
    'director',
  )

  it('is read as the part by its name', () => expect(roleOf(role).name).toMatch(/Ottilie Brandt/))

  it.each([
    ['I run the library on the second floor.'],
    ['Money is not the main thing for me: I would like to be asked first.'],
    ['I heard of the plan from the caretaker.'],
    ['I believe that I should not have to work under the new head.'],
  ])('says “%s”', (sentence) => expect(saidIn(role).join(' ')).toContain(sentence))

  it('never speaks of the part as of somebody else', () => {
    expect(saidIn(role).join(' ')).not.toMatch(/\b(?:she|her)\b|Brandt (?:is|runs|heard)/i)
  })
})

describe('a letter to the person who will meet the part', () => {
  const role = scenarioOf(
    'Hi Simone,\n\non Monday you will be meeting Rashid, the cook of our canteen. Rashid is 41 and has been with us since 2016. On ' +
      'Tuesday night, with the hall full and the oven broken, he called the trainee Mina a fool in front of everybody; she went ' +
      'home. Rashid thinks the kitchen is too small. If you lecture him, he gets loud. If you promise him a new oven, he is ' +
      'prepared to apologise to Mina.\n\nGood luck!',
    'Simone',
    'canteen manager',
  )

  it('takes who is met for the part', () => {
    expect(saidIn(role)).toContain('I am 41 and have been with us since 2016.')
    expect(saidIn(role)).toContain('I think the kitchen is too small.')
  })

  it('keeps the trainee with a name apart from the person, and what leads in with its clause', () => {
    expect(saidIn(role).join(' ')).toContain(
      'On Tuesday night, with the hall full and the oven broken, I called the trainee Mina a fool in front of everybody',
    )
  })

  it('reads “you” as the person', () => {
    expect(roleOf(role).units.bargains.map(({ text }) => text)).toContain(
      'I am prepared to apologise to Mina if you promise me a new oven.',
    )
  })
})

describe('items without a verb under a heading of wishes', () => {
  const role = scenarioOf(
    'Role: Edith Lorenz, 51, head of a travel desk\n\nSituation\n- In May the new office went to Ivo, who joined last year\n- We ' +
      'have booked with Aldo for nine years\n\nWHAT EDITH WANTS\n- An honest answer why it was not her\n- To keep her early hours ' +
      '(6:00 to 14:00)\n- To hear by Friday what the board decides\n- No weekend calls\n- Proof, not words\n\nWhat she does not ' +
      'want\n- A room without a window',
    'Mia Stahl',
    'office manager',
  )

  it.each([
    ['I want an honest answer why it was not me.'],
    ['I want to keep my early hours (6:00 to 14:00).'],
    ['I want to hear by Friday what the board decides.'],
    ['I want no weekend calls.'],
    ['I want proof, not words.'],
    ['I do not want a room without a window.'],
  ])('says “%s”', (sentence) => expect(saidIn(role)).toContain(sentence))

  it('leaves what another person did to that person, and what "we" did to us', () => {
    expect(saidIn(role)).toContain('In May the new office went to Ivo, who joined last year.')
    expect(saidIn(role)).toContain('We have booked with Aldo for nine years.')
  })

  it('puts no deed into the frame of a thing', () => {
    const lines = roleOf(role).goals.flatMap(({ lines: each, isGeneral }) => (isGeneral ? [] : each))
    expect(lines).toContain('I want to hear by Friday what the board decides.')
    expect(lines.join(' ')).not.toMatch(/\b(?:about|on|is|have) (?:to keep|by Friday)/)
  })
})
