import { beforeAll, describe, expect, it } from 'vitest'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { roleOf } from './agent/role/role-of.js'

beforeAll(prepareTagger)

const roleIn = (prompt: string) =>
  roleOf({
    title: 'Practice',
    prompt,
    firstMessage: '',
    language: 'en',
    recipientName: 'Nora',
    recipientRole: 'team lead',
  })

const saidIn = (prompt: string) => roleIn(prompt).statements.flatMap(({ said }) => said ?? [])

describe('the part says', () => {
  it.each<[what: string, written: string, said: string]>([
    [
      'why somebody was asked to a talk',
      'You are Viktor Hansson, 44. Nora has asked you for a talk because you signed off two ferries without a reading.',
      'I signed off two ferries without a reading.',
    ],
    [
      'its post',
      'You are Viktor Hansson, 44, lead electrician at a shipyard.',
      'I am Viktor Hansson, 44, lead electrician at a shipyard.',
    ],
    [
      'what it does not know',
      'You are Viktor Hansson, an electrician. What the repair costs you have no idea.',
      'I have no idea what the repair costs.',
    ],
    [
      'what nobody has told it',
      'Ilse Brandt is 71. Why the carer was late, nobody has told her. She waits.',
      'Nobody has told me why the carer was late.',
    ],
    [
      'what it knows nothing about',
      'Sunita Rao is 41 and buys cereals. About packaging costs she has no knowledge. She laughs easily when things go well.',
      'I have no knowledge about packaging costs.',
    ],
    [
      'what it does not know, without a subject',
      'You are Ilse Brandt, 71. No idea when the roofers come.',
      'I have no idea when the roofers come.',
    ],
    [
      'words that somebody has said as they were',
      'You are Ilse Brandt, 71. Your boss wrote "you must be new" under your work.',
      'My boss wrote "you must be new" under my work.',
    ],
    [
      'what it would accept as long as something holds',
      "You are Ilse Brandt, 71. You'd be fine with another date as long as it's a Saturday.",
      'I would be fine with another date if it is a Saturday.',
    ],
    [
      'what it does on a condition in the third person',
      'Odile Brandt is 71. She lives alone. Should the doctor promise her a smaller dose, she is prepared to measure her pressure again.',
      'I am prepared to measure my pressure again if the doctor promises me a smaller dose.',
    ],
    [
      'who an AI agent plays',
      'You are an AI agent playing Claire Dupont, a guest at the Olive, who is celebrating with eight people.',
      'I am Claire Dupont, a guest at the Olive. I am celebrating with eight people.',
    ],
  ])('%s', (_, written, said) => {
    expect(saidIn(written)).toContain(said)
  })

  it.each<[what: string, written: string, said: string]>([
    [
      'what the person knows of itself',
      'You are Ann Lee, a seller. The team lead has come to look at the van.',
      'You have come to look at the van.',
    ],
    [
      'a clause that means nothing alone',
      'You are Ann Lee, a clerk. Since Deniz moved in, you have hardly had a quiet hour.',
      'Since Deniz moved in.',
    ],
  ])('not %s', (_, written, said) => {
    expect(saidIn(written)).not.toContain(said)
  })
})

it('finds the part that a letter or a story only tells of', () => {
  expect(
    roleIn(
      'Dear actor, thank you for taking on Henrike Solberg. Henrike is mayor of Vikdal. She is tired, and her town was flooded. She hopes for a dam.',
    ).name,
  ).toBe('Henrike Solberg')
  expect(
    roleIn("Lotte Brandt paints. She's thirty-eight. Her show was cancelled, and she hopes for a new date.").name,
  ).toBe('Lotte Brandt')
})
