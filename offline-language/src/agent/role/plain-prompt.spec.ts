import { describe, expect, it } from 'vitest'
import { readRole } from './read-role.js'

const roleOf = (prompt: string, recipientRole = 'Adviser') =>
  readRole({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName: 'Sam Hall', recipientRole })
const factsOf = (prompt: string) => roleOf(prompt).facts.map(({ text }) => text)

describe('the part', () => {
  it.each([
    'Your character is called Nora Lind. She works in a bank in Oslo.',
    'The AI takes on the role of Nora Lind. She works in a bank in Oslo.',
    'Your role is that of Nora Lind. She works in a bank in Oslo.',
    'You are to embody Nora Lind. She works in a bank in Oslo.',
    'The client, Nora Lind, works in a bank in Oslo. She has two sons.',
    'We train our advisers with this case. The character is a clerk named Nora Lind who works in a bank in Oslo.',
    'In this exercise the participant is an adviser. Nora Lind, 41, works in a bank in Oslo. She is tired.',
    'PERSONA\nNora Lind, clerk. She works in a bank in Oslo. She has two sons.',
  ])('is Nora Lind, who says “I”: %s', (prompt) => {
    const { name } = roleOf(prompt)
    expect(name).toBe('Nora Lind')
    expect(factsOf(prompt)).toContain('I work in a bank in Oslo.')
    expect(factsOf(prompt).join(' ')).not.toMatch(/\bshe\b|character|client|exercise|case\b/i)
  })
})

describe('sentences without a subject', () => {
  it.each([
    ['You are Nora Lind: retired teacher, 68, lives alone in Oslo.', 'I live alone in Oslo.'],
    ['You are Nora Lind. Gave 200 to the shelter every year.', 'I gave 200 to the shelter every year.'],
    ['You are Nora Lind, 41, ordered a kitchen for 9,000 pounds.', 'I ordered a kitchen for 9,000 pounds.'],
    [
      '- Name: Nora Lind\n- Plays bass in a band\n- Best friend Ida moved to Bergen',
      'My best friend Ida moved to Bergen.',
    ],
  ])('get one: %s', (prompt, said) => {
    expect(factsOf(prompt)).toContain(said)
  })
})

describe('the lines of a CV', () => {
  it.each([
    ['School: North College, finishes in June', 'My school is North College.'],
    ['School: North College, finishes in June', 'I finish in June.'],
    ['Hobbies: rowing, chess', 'My hobbies are rowing and chess.'],
    ['Allergies: penicillin', 'I am allergic to penicillin.'],
    ['Medication: none', 'I take no medicine.'],
    ['Weak points: maths, spelling', 'My weak points are maths and spelling.'],
  ])('%s', (line, said) => {
    expect(factsOf(`Name: Nora Lind\n${line}`)).toContain(said)
  })

  it('tells a secret only on its question', () => {
    const { facts, units } = roleOf(
      'Name: Nora Lind\nSecret: failed the exam because she overslept - admits it only if asked about grades',
    )
    expect(facts.find(({ text }) => /failed the exam/.test(text))).toBeUndefined()
    expect(units.secrets.map(({ text }) => text).join(' ')).toMatch(/failed the exam/)
  })

  it('hides what is not to be mentioned', () => {
    const { facts, hidden } = roleOf(
      'You are Nora Lind. You work in a bank.\nNot to be mentioned: the board thinks about closing the branch',
    )
    expect(facts.map(({ text }) => text).join(' ')).not.toMatch(/board/)
    expect(hidden.join(' ')).toMatch(/board/)
  })
})

it('reads the list of a thing as sentences about it', () => {
  expect(
    factsOf('You are Nora Lind. The flat: second floor, two rooms, no balcony, cellar included. Rent: 780.'),
  ).toEqual(
    expect.arrayContaining([
      'The flat is on the second floor.',
      'The flat has two rooms.',
      'There is no balcony.',
      'The cellar is included.',
      'The rent is 780.',
    ]),
  )
})

describe('limits', () => {
  it('refuses a date after the last one', () => {
    const { dateLimits } = roleOf('You are Nora Lind. You would never accept a date after 31 May.')
    expect(dateLimits).toMatchObject([{ bound: 'until' }])
  })

  it('knows the most that may be spent', () => {
    expect(roleOf('You are Nora Lind. Your budget is 500 euros.').ceiling?.value).toBe(500)
  })

  it('needs something by tomorrow', () => {
    expect(roleOf('You are Nora Lind. You need the car back by tomorrow at three.').isAtOnce).toBe(true)
    expect(roleOf('You are Nora Lind. You need the car back by Friday.').isAtOnce).toBe(false)
  })
})
