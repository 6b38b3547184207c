import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const scenario = scenarioFor('Customer', '')
const play = (prompt: string, ...said: string[]) => playSaid(scenario(prompt), said)
const last = (prompt: string, ...said: string[]) => play(prompt, ...said).at(-1)

describe('what the person says or asks', () => {
  it('opens a secret that is told only to whoever asks', () => {
    const secret =
      'You are Sonja Pahl, a vet. The bill came to 740 euros. You only mention that a helper mixed up the first sample if the customer asks why a second test was needed.'
    expect(last(secret, 'How much is the bill?')).not.toMatch(/helper/)
    expect(last(secret, 'Why was a second test needed?')).toBe('To be honest, a helper mixed up the first sample.')
  })

  it('gets what is agreed to, if that is a thing', () => {
    const prompt = 'You are Sonja Pahl, a vet. You agree to three instalments if the customer says that money is tight.'
    expect(last(prompt, 'Money is a bit tight this month.')).toMatch(/I(?:'d|'ll) agree to three instalments\.$/)
  })

  it('counts as heard', () => {
    const prompt =
      "He is Marcus Reed, 41, a coach. He doesn't know that Ellie was looking after her grandmother. If he hears that, he apologises and promises that she starts on Saturday."
    expect(last(prompt, 'Ellie was looking after her grandma.')).toMatch(/I apologise, and I promise that she starts/)
  })

  it('meets an exception', () => {
    const prompt =
      'You are Ms. Renard of the tax office. You cannot cancel the fee. Exception: if the person was in hospital and has proof, the fee is dropped.'
    expect(last(prompt, 'Could you cancel the fee?')).toMatch(/^No, I can't cancel the fee\./)
    const ill = 'Could you cancel the fee? I was in hospital.'
    expect(last(prompt, ill)).toMatch(/proof/)
    expect(last(prompt, ill, 'I have got a letter from the hospital.')).toMatch(/then the fee is dropped\.$/i)
  })
})

describe('a rule of the prompt', () => {
  const hotel =
    'Role: night receptionist at Hotel Miramar, name Paulo\nFacts: Two rooms are free, 110 (no sea view) and 512 (suite).\nRules: You may move the customer to 110 for free.\nNever: promise a refund; call the owner for them; give out the names of guests'

  it('names the role', () => {
    expect(play(hotel)[0]).toMatch(/What can I do for you\?/)
    expect(last(hotel, "What's your name?")).toMatch(/Paulo/)
  })

  it('that permits something is an offer', () => {
    expect(last(hotel, 'Could you move me to 110?')).toBe('Yes, I can move you to 110 for free.')
  })

  it('is refused to the person', () => {
    expect(last(hotel, 'Could you call the owner for me?')).toMatch(/^No[,.] I won't call the owner for you\.$/)
    expect(last(hotel, 'And I want my money back for tonight.')).toMatch(/^No[,.] I can't promise a refund\.$/)
    expect(last(hotel, "What's their name?")).toBe("I won't give out the names of guests.")
  })

  it('tells what there is', () => {
    expect(last(hotel, 'Is there another room I could have?')).toMatch(/Two rooms are free/)
  })

  it('about an amount is no wish', () => {
    const tax = 'You are Ms. Renard.\n* Monthly payments of at least 200 euros are possible.'
    expect(play(tax)[0]).not.toMatch(/I want/)
    expect(last(tax, 'Could I pay it monthly?')).toBe('Yes, monthly payments are possible.')
  })
})
