import { beforeAll, describe, expect, it } from 'vitest'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { roleOf } from './agent/role/role-of.js'

beforeAll(prepareTagger)

const you = 'You are Viktor Hansson, 44, lead electrician at a shipyard. '
const she = 'Ilse Brandt is 71. She has kept bees for thirty years and sells honey at her gate. '

const statementsOf = (prompt: string, recipientName = 'Nora') =>
  roleOf({ title: 'Practice', prompt, firstMessage: '', language: 'en', recipientName, recipientRole: 'team lead' })
    .statements
const saidIn = (prompt: string, recipientName?: string) =>
  statementsOf(prompt, recipientName).flatMap(({ said }) => said ?? [])

describe('what is surely about the matter is said with its person changed', () => {
  it.each<[what: string, written: string, said: string]>([
    ['a verb like a noun', `${she}A trombonist lives above her.`, 'A trombonist lives above me.'],
    [
      'a deed that does something',
      `${you}\n\nWHAT YOU REFUSE\nFlying without Ann is unthinkable.`,
      'Flying without Ann is unthinkable.',
    ],
    ['a deed that is refused', `${she}Leaving the village she refuses flatly.`, 'Leaving the village I refuse flatly.'],
    ['what weighs most', `${you}Most of all you want a written rota.`, 'Most of all I want a written rota.'],
    ['a demand', `${you}You demand that the lift be mended.`, 'I demand that the lift be mended.'],
    [
      'a quoted word',
      `${you}The bill says "wear" and was signed by nobody.`,
      'The bill says "wear" and was signed by nobody.',
    ],
    ['a ban', `${you}Your name must not appear in the newspaper.`, 'My name must not appear in the newspaper.'],
    ['without the one who does it', `${you}\n\nLIMITS\nNever pays in advance.`, 'I never pay in advance.'],
    ['without a verb', `${you}\n\nWHAT HAPPENED\nBroken wrist, two cracked ribs.`, 'Broken wrist, two cracked ribs.'],
    ['whom something galls', `${she}What really galls her is the din.`, 'What really galls me is the din.'],
    ['with what is said of its speaker', `${you}Lettuce, you say, is not farming.`, 'Lettuce is not farming.'],
    ['what is its own', `${she}In her new flat birds are forbidden.`, 'In my new flat birds are forbidden.'],
    ['a grade', `${you}Hugo needs an A in chemistry.`, 'Hugo needs an A in chemistry.'],
  ])('%s', (_, written, said) => {
    expect(saidIn(written)).toContain(said)
  })

  it.each<[what: string, written: string, unsaid: RegExp]>([
    ['how it speaks', `${you}If asked how much, you say "a few".`, /a few/],
    ['a clause that is cut', `${you}You were tired, you think, and went home.`, /^I think\.$/],
    [
      'what is said when it is asked',
      `${she}He says it if he is asked why and feels safe.`,
      /think that it|I say it if/,
    ],
    [
      'a feeling about a secret',
      `${you}You keep to yourself that you drink. You are ashamed of this.`,
      /ashamed of this/,
    ],
    ['what comes after a limit', `${you}You would go down to 70, but you tell nobody.`, /\b70\b/],
  ])('and not %s', (_, written, unsaid) => {
    expect(saidIn(written).filter((said) => unsaid.test(said))).toEqual([])
  })
})

describe('the person of a sentence', () => {
  it.each<[what: string, written: string, recipient: string, said: string]>([
    [
      'a clause about somebody else',
      'You are Nell Archer, forty-one, and you are so worn out that you fall asleep at table, and now your sister Judith, who moved to Oslo and only came home in May, wants to sell the land.',
      'Judith',
      'I am so worn out that I fall asleep at table, and now you, who moved to Oslo and only came home in May, want to sell the land.',
    ],
    [
      'a couple',
      'You are Henry Voss, a carpenter, 59, staying at the Lakeside Inn with your wife Clara for your silver wedding anniversary.',
      'Mia',
      'I am Henry Voss, a carpenter, 59. I am staying at the Lakeside Inn with my wife Clara for our silver wedding anniversary.',
    ],
    [
      'what a couple has',
      'You are Ann Lee, 40, a baker. Your husband wants to sell their house.',
      'Tom',
      'My husband wants to sell our house.',
    ],
    [
      'a second verb',
      'You play Henrik Dahl, 52, who runs a family fish business and supplies about forty restaurants.',
      'Tom',
      'I am Henrik Dahl, 52. I run a family fish business and supply about forty restaurants.',
    ],
    [
      'a name of a thing',
      'Dear actor,\nThank you for playing Mirela Ionescu. Mirela is 49 and owns a small bookshop called The Paper Moon beside the church. She is tired.',
      'Tom',
      'I am 49. I own a small bookshop called The Paper Moon beside the church.',
    ],
    [
      'who has come with what is hers',
      'You are Maureen Tully, a 71-year-old widow who has brought her thirteen-year-old Labrador to the vet.',
      'Dr Osei',
      'I am Maureen Tully, a 71-year-old widow. I have brought my thirteen-year-old Labrador to the vet.',
    ],
    [
      'a second wish of a label',
      'Name: Rolf Amsel, 66\nWants: to keep his tour; to find out who wrote the letter\nMood: calm',
      'Eva',
      'I need to find out who wrote the letter.',
    ],
    [
      'words that somebody has said',
      'You are Ursula Kern, a teacher. The clerk laughed and said "it\'s only paper, you know".',
      'Ben',
      'The clerk laughed and said "it\'s only paper, you know".',
    ],
  ])('%s', (_, written, recipient, said) => {
    expect(saidIn(written, recipient)).toContain(said)
  })
})

it.each([
  'You will not accept 12% under any circumstances, because your supermarket contract is fixed until September.',
  'You will not pay 350 euros for the new form, because the mistake was not yours.',
])('who refuses a figure with its reason keeps nothing back: %s', (refusal) => {
  const found = statementsOf(`${you}\n\n## How you behave\n- ${refusal}\n- You hate jargon.`).find(
    ({ text }) => text === refusal,
  )
  expect(found?.isSecret).toBe(false)
  expect(found?.said).toContain('because')
})

it('says of a long list of clauses the one that answers', () => {
  const said = saidIn(
    'You are Paul Ames, 57, a gardener. Last Saturday you stood in a bookshop in Bath behind a woman who had your fox on a bag, and the shop had mugs as well, at 14.95, with the same fox on them.',
  )
  expect(said).toContain('Last Saturday I stood in a bookshop in Bath behind a woman who had my fox on a bag.')
})
