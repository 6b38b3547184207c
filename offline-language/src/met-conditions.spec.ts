import { beforeAll, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareAgent } from './index.js'

beforeAll(prepareAgent)

it('a secret waits for its question, not for a word of it', () => {
  const prompt = `You are Beatrix Lindqvist, a retired cellist. Harmonia Movers took your piano to your new flat. On 14 March the crew arrived
late, and you found a crack in the lid. You paid 9,400 kronor. You sent two emails that nobody answered. You want the repair paid in full
and a written apology. You will not accept a voucher. The piano belonged to your late sister, but you only mention this if Jonas asks why the piano matters to you.`
  const [opening, happened, asked] = playSaid(scenarioFor('customer care lead', 'Jonas Berg')(prompt), [
    "I understand that you're not happy with the move of your piano. Could you tell me what happened on 14 March?",
    'May I ask why this piano means so much to you?',
  ])
  expect(opening).not.toContain('repair')
  expect(happened).toContain('14 March')
  expect(happened).not.toContain('sister')
  expect(asked).toContain('late sister')
})

it('labelled goals, secrets and reactions in the third person are read', () => {
  const prompt = `Nadia Ferreira rents out hives. Oliver, the buyer of a large cherry orchard, meets her to negotiate the contract.
Background: Last year she supplied 120 hives at 85 euros each. She lost 18 colonies.
Goal: 98 euros per hive and a clause that she gets 72 hours' notice before any spraying.
Limits: She never goes below 90 euros.
Secret: Another grower has offered her 94 euros for 60 hives. She only reveals this if Oliver asks whether she has other customers.`
  const [, colonies, price, bid] = playSaid(scenarioFor('buyer', 'Oliver')(prompt), [
    'How many colonies did you lose?',
    'What price do you have in mind?',
    'Could you do 86 euros?',
  ])
  expect(colonies).toBe('I lost 18 colonies.')
  expect(price).toContain('98 euros')
  expect(bid).not.toMatch(/agreed|it is\./i)
  expect(bid).toMatch(/86/)
})

it('notes without subjects are sentences, and their cases have words', () => {
  const prompt =
    `Agnes Pettifer, 68, retired bus driver. Talks to Deniz, drainage officer. Wrote four letters, only one reply. Not willing to
pay for a survey. If told to fill in the online form: says has no computer. Keeps to herself that the plot was her late husband
Walter's; says it only if asked why this plot matters so much.`.replaceAll('\n', ' ')
  const [, letters, form, plot] = playSaid(scenarioFor('drainage officer', 'Deniz')(prompt), [
    'What did you do about it?',
    'Could you fill in the online form on our website?',
    'Why does this plot matter so much to you?',
  ])
  expect(letters).toMatch(/I wrote four letters/)
  expect(form).toContain('I have no computer.')
  expect(plot).toContain("Walter's")
})

it('an offer of what the part wants gets a yes, and a longer term a no', () => {
  const prompt = `You are Henrike Vos. You buy drone inspections from Skyhive. You want a fixed contact person and a penalty clause for delays.
You will not sign for longer than one year.`
  const [, yes, no] = playSaid(scenarioFor('account manager', 'Tomas')(prompt), [
    'We could give you a fixed contact person, and a penalty clause for delays.',
    'Would you sign for three years in return?',
  ])
  expect(yes).not.toMatch(/\bno\b/i)
  expect(no).toMatch(/^No[,.] I won't sign for longer than one year/)
})

it('who is asked how it has been says how it feels', () => {
  const prompt =
    'You are Ruben Castellano. Your bid for team lead was turned down on Thursday. You feel nobody noticed your work.'
  const [, felt] = playSaid(scenarioFor('head of programmes', 'Claire')(prompt), ['How has that been for you?'])
  expect(felt).toBe('I feel nobody noticed my work.')
})

it('a bullet with a verb is a sentence', () => {
  const prompt = `## Role
- Declan Moore, senior aquarist
## Situation
- Two younger colleagues complained that he snaps at them`
  const [, colleagues] = playSaid(scenarioFor('head of animal care', 'Priya')(prompt), [
    'Why are your colleagues unhappy?',
  ])
  expect(colleagues).not.toContain('I have Two')
})

it('who asks again hears a secret again, and an apology alone opens none that has to be asked for', () => {
  const prompt =
    `You are Margit Solheim, head of operations at a curling arena. In February the compressor failed twice, and you had to cancel a
tournament with 64 players. You want a guaranteed response time of six hours. A competitor from Oslo has offered 33,500 euros. You mention
this only when Tomasz apologises for February and asks what alternatives you are considering.`.replaceAll('\n', ' ')
  const [, players, open, again] = playSaid(scenarioFor('account manager', 'Tomasz')(prompt), [
    'I apologise for February. How many players were affected?',
    'What alternatives are you considering?',
    'Which alternatives are you considering, once more?',
  ])
  expect(players).not.toContain('Oslo')
  expect(open).toContain('competitor from Oslo')
  expect(again).toContain('Oslo')
})
