import { beforeAll, describe, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { roleOf } from './role-of.js'

beforeAll(prepareTagger)

const roleOfPrompt = (prompt: string) =>
  roleOf({ title: 'Practice', prompt, firstMessage: '', language: 'en', recipientName: '', recipientRole: 'manager' })

const own = 'You are Ida Brandt, 41, a baker in a hotel. '
const secretsIn = (prompt: string) =>
  roleOfPrompt(prompt).units.secrets.map(({ text, keys }) => [text, keys.map(({ words }) => words)])

describe('what a prompt keeps back, and what opens it', () => {
  it.each([
    [
      'What you don’t say at first is that you promised your late mother to keep the shop. You only admit this if somebody asks how you are coping yourself.',
      'I promised my late mother to keep the shop.',
      ['somebody asks how you are coping yourself'],
    ],
    [
      'There is one thing you have told nobody: your son has been ill for two weeks. You only say so if you are asked, kindly, how he is doing at home.',
      'My son has been ill for two weeks.',
      ['they ask you how he is doing at home'],
    ],
    [
      'What you only tell somebody who has shown understanding is that you wear a hearing aid.',
      'I wear a hearing aid.',
      ['has shown understanding'],
    ],
    [
      'You are also talking to a hotel in Bergen, but only mention it if you are asked whether you want to leave.',
      'I am also talking to a hotel in Bergen.',
      ['they ask you whether you want to leave'],
    ],
    [
      'You keep to yourself that you have applied for another post, and mention it only if your boss asks directly about it.',
      'I have applied for another post.',
      ['your boss asks about it'],
    ],
    [
      'There is something you are ashamed of, namely that you threw a pan at the wall. You admit it only once you feel understood.',
      'I threw a pan at the wall.',
      ['you feel understood'],
    ],
    [
      'The truth is that you lost your second job in May. You are ashamed and your daughter does not know. You come out with it once he has taken the damp seriously and then asks whether something has changed at home.',
      'I lost my second job in May. I am ashamed. My daughter does not know.',
      ['asks whether something has changed at home'],
    ],
    [
      'You failed your exam in June and have told no one about it. You mention it only if he asks in a caring way how you are getting on.',
      'I failed my exam in June.',
      ['he asks how you are getting on'],
    ],
    [
      'You had to borrow the rent from your sister last month. You find that humiliating. You only say so when he asks what the delay has meant for you.',
      'I had to borrow the rent from my sister last month. I find that humiliating.',
      ['he asks what the delay has meant for you'],
    ],
    [
      'You have kept the handwritten note with the price on it and will show it if the manager asks whether you have anything in writing.',
      'I have kept the handwritten note with the price on it.',
      ['the manager asks whether you have anything in writing'],
    ],
  ])('“%s”', (sentences, told, keys) => {
    expect(secretsIn(own + sentences)).toEqual([[told, keys]])
  })

  it('takes what stands under a heading that announces it', () => {
    const [secret] = secretsIn(
      `Role: Derek Moss, 52, team lead\n\nThe real reason\n- He built Remas himself, mostly at weekends. He is afraid that without it nobody will need him.\n- He admits this only when somebody shows appreciation for his work on Remas.`,
    )
    expect(secret?.[0]).toBe(
      'I built Remas myself, mostly at weekends. I am afraid that without it nobody will need me.',
    )
  })

  it('takes the sentence before “You have not told anyone”', () => {
    expect(
      secretsIn(
        `${own}What truly holds you back is that your doctor found a heart problem in spring. You have not told anyone, and you tell it only if he asks you directly what you are afraid of.`,
      )[0]?.[0],
    ).toBe('My doctor found a heart problem in spring.')
  })

  it('takes the sentence between two of a secret as a part of it', () => {
    const [secret] = secretsIn(
      `Role: Dave Pryce, 47, driver\n\nWhat's behind it\n- His wife Ruth was diagnosed with MS in May. She can't be alone at night. No one at work knows.\n- He'll only say so if the manager asks what is going on at home and promises to keep it to himself.`,
    )
    expect(secret?.[0]).toBe(
      'My wife Ruth was diagnosed with MS in May. She cannot be alone at night. No one at work knows.',
    )
  })

  it('finds what opens a secret in a sentence further down that names it', () => {
    const [secret] = secretsIn(
      `${own}You nearly had an accident in May when you nodded off at a red light, but have not told anyone except your wife. You like your work. You will only talk about the red light if the doctor promises that it is confidential.`,
    )
    expect(secret).toEqual([
      'I nearly had an accident in May when I nodded off at a red light.',
      ['the doctor promises that it is confidential'],
    ])
  })

  it('does not tell what is forbidden, nor an order', () => {
    expect(secretsIn(`${own}You do not talk about the quarrel with the council.`)).toEqual([])
  })
})
