import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { readKinds } from './agent/written/read-kinds.js'
import { isTelling } from './agent/written/secrets-among.js'

await prepareTagger()
const secretsIn = (prompt: string) =>
  readKinds(scenarioFor('Manager')(prompt), null).sentences.map(({ text, secretAt }) => [text, secretAt])

describe('a sentence that says how to keep what stands before it', () => {
  it.each([
    'You only admit it if you are asked.',
    'He keeps quiet about it until somebody asks.',
    'Says so if asked twice.',
  ])('“%s”', (sentence) => expect(isTelling(sentence)).toBe(true))

  it.each(['You admit that you were late.', 'The reason is your hip, but you are ashamed and only say so if asked.'])(
    'is not “%s”',
    (sentence) => expect(isTelling(sentence)).toBe(false),
  )
})

describe('a secret', () => {
  it('is all clauses of its sentence', () => {
    const [, open, hip, guard] = secretsIn(
      'You are Ada Holm, a retired driver. The rent of 64 pounds was paid in May. The reason is your hip, but you are ashamed of it and only say so if somebody asks kindly.',
    )
    expect(open).toEqual(['The rent of 64 pounds was paid in May.', null])
    expect([hip?.[1], guard?.[1]]).toEqual([2, 2])
  })

  it('is the sentence before the one that keeps it', () => {
    expect(
      secretsIn('You live in Graz. Your wife left in May. You only tell it if you are asked how you are.'),
    ).toEqual([
      ['You live in Graz.', null],
      ['Your wife left in May.', 1],
      ['You only tell it if you are asked how you are.', 1],
    ])
  })
})

describe('a sentence that tells itself what it keeps', () => {
  it.each([
    'Only if she asks how Ella is do you tell her that Ella was in hospital.',
    'You will tell her about the client if she asks what is behind it.',
  ])('“%s” leaves the sentence before it open', (guard) => {
    const [, before] = secretsIn(`You live in Graz. If she gives you a date, you agree to wait. ${guard}`)
    expect(before?.[1]).toBeNull()
  })

  it('is none if it points back', () => {
    const [, before] = secretsIn(
      'You live in Graz. The roof leaks again. You do not volunteer this; it comes out if she asks.',
    )
    expect(before?.[1]).toBe(1)
  })
})

describe('a secret that is found out', () => {
  const prompt = `You are Declan Roche, a forklift driver. You start at 5.30 and finish at 1.30. You want to stay on earlies.
My secret: your wife has had panic attacks since the autumn. You say this only if Priya kindly asks how things are at home.`
  const last = (...said: string[]) => playSaid(scenarioFor('Shift manager', 'Priya')(prompt), said).at(-1)

  it.each([
    'How are things for you at home, Declan? You seem worn out.',
    'I wonder, is everything all right with your family?',
  ])('is told to “%s”', (turn) => expect(last('Hi Declan.', turn)).toMatch(/panic attacks/))

  it.each(['When do you normally start and finish?', 'Hi Declan, thanks for coming up.'])(
    'is not told to “%s”',
    (turn) => expect(last(turn)).not.toMatch(/panic/),
  )
})
