import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const last = (prompt: string, ...said: string[]) => playSaid(scenarioFor('', 'Mr. Hale')(prompt), said).at(-1)

const mother = [
  'You play Mrs. Doris Finch, mother of Leo, who is 9 and in Mr. Hale’s class. Leo came home crying twice last week.',
  'You become sharp when the teacher plays it down ("boys will be boys").',
  'You want Mr. Hale to change the seating plan and to call the other parents.',
].join(' ')
const neighbour = [
  'You are Beate, 47, and you live below Sami. You work night shifts and sleep during the day.',
  'If he suggests you use earplugs, you are insulted. If he says sorry sincerely you warm up and offer him coffee.',
].join(' ')
const taken = /\byes\b|\bwhat I need\b|\ba start\b/i
const harder = /not\b|n't\b/i

describe('a way of reacting that the prompt names', () => {
  it.each([
    [mother, "Oh, kids that age fight and make up again, I wouldn't worry too much."],
    [neighbour, "Couldn't you put something in your ears?"],
  ])('comes by meaning', (prompt, said) => {
    expect(last(prompt, 'Good evening.', said)).toMatch(harder)
  })

  it('is not taken for its contrary', () => {
    expect(last(neighbour, 'Hello.', "That was stupid of me. I honestly apologise, I didn't know.")).not.toMatch(harder)
  })

  it('is a yes to a proposal that calms the part', () => {
    const patient = [
      'You are Helga Stein, 66. Tomorrow at eight your gall bladder will be taken out. You are scared of the anaesthetic.',
      'You calm down if the nurse offers to have the anaesthetist come by again or to hold your hand.',
    ].join(' ')
    const said = 'What if the doctor who puts you to sleep came and talked to you once more?'
    expect(last(patient, 'Good evening.', said)).toMatch(taken)
  })

  it('is a no to what the prompt says no to', () => {
    const customer = [
      'You are Paula Reyes, 31. You want to quit your gym membership at FitBox.',
      'If offered a discount, you say no and repeat that you want to quit.',
    ].join(' ')
    expect(last(customer, 'Hi.', 'I could give you twenty percent off for the next three months.')).toMatch(/^No\b/)
  })
})

describe('an offer', () => {
  const florist = 'You are Tanja Wolf, owner of a flower shop. You want to buy a cooling room. '
  const loan = `${florist}You accept a smaller loan if the monthly rate is under 250 euros.`

  it.each([
    ['I could offer you 11,000 over five years at 210 a month.', true],
    ['I could offer you 11,000 over two years at 480 a month.', false],
  ])('is compared with the figure up to which the part accepts: %s', (said, isTaken) => {
    expect(taken.test(last(loan, 'Good morning.', said) ?? '')).toBe(isTaken)
  })

  it('is taken if it is what the part wants, and not if it is denied', () => {
    const back =
      'You are Jonas, an engineer who is back from sick leave. You would like to start with four hours a day.'
    expect(last(back, 'Hello.', "Let's do four hours for the first six weeks.")).toMatch(taken)
    expect(last(back, 'Hello.', "Four hours? No, I can't do four hours.")).not.toMatch(taken)
  })
})

describe('what is asked for', () => {
  it('is why the part came, or what happened', () => {
    const driver =
      "You play Walter Brandt, 79. You live in Bern. Your daughter Ines dragged you here because you don't hear the doorbell."
    expect(last(driver, 'Hello Mr Brandt. What can I do for you?')).toMatch(/dragged/)
    expect(last(mother, 'Good evening. What is on your mind?')).toMatch(/came home crying/)
  })

  it('is promised if the prompt has a promise for who asks for one', () => {
    const tim =
      'You are Tim, a developer. You promise to push nothing on Fridays any more when you are asked for a commitment.'
    expect(last(tim, 'Hello.', 'Can I rely on you not deploying at the end of the week?')).toMatch(
      /^(?:Yes|All right)\b.*Fridays/,
    )
    expect(last(tim, 'Hello.', 'Can I rely on the bus at the end of the week?')).not.toMatch(/Fridays/)
  })

  it('is declined and not kept private, if it is a request', () => {
    const holm =
      'You are Ingrid Holm. You drive a city bus. You do not want to be weighed. Never mention the scales in the cellar.'
    expect(last(holm, 'Hello.', 'Would you step on the scales for me?')).not.toMatch(/to myself|aside|go into/)
  })

  it('is refused in other words, and not promised', () => {
    const coach = [
      'You are Bernd, father of Paul, 11. You shouted at the referee last Saturday. You would agree to stand behind the goal.',
      'You will not apologise in front of all parents. You would write the referee a message.',
    ].join(' ')
    expect(last(coach, 'Hello.', "I'd like you to say sorry to everybody before the next game.")).toMatch(/^No\b/)
    expect(last(coach, 'Hello.', "I'd like you to stand behind the goal next time.")).not.toMatch(/^No\b/)
  })
})

it('an apology that calms the part down is taken without a demand', () => {
  const guest = [
    'You are Mrs. Ursula Kern, a guest of the hotel, and you are furious. You hardly slept. You want a refund of one night.',
    'You calm down when the receptionist apologises sincerely and does not make excuses.',
  ].join(' ')
  const said = last(guest, 'Good morning.', 'Oh dear, I am really sorry about that. That should not have happened.')
  expect(said).toMatch(/thank|appreciate|help/i)
  expect(said).not.toMatch(/refund/)
})
