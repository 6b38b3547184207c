import { describe, expect, it } from 'vitest'
import { repliesTo, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const start = 'Hello, come in and take a seat.'
const reply = (prompt: string, said: string, role = 'manager'): string =>
  repliesTo(scenarioFor(role)(prompt), [start, said]).at(-1)!.text

describe('what makes a part angry', () => {
  it.each([
    [
      'You are Ada Lind, 49. Your cello was damaged on a flight. You hate being offered vouchers. You want the repair paid.',
      'What I could do is give you a voucher for your next flight.',
      /vouchers/i,
    ],
    [
      'You are Ned Hale, 40. Your son Tim swims for the Otters. If the manager threatens to ban you, you say you will take Tim to Redcar.',
      "I can see that you were upset, but if it happens again I'd have to ban you.",
      /I'll take Tim to Redcar\.$/,
    ],
    [
      'You are Ada Lind, 49, a cook. Your mother fell on Thursday. If the manager talks about staffing or policies, you get sharper.',
      'I have read the log. They did follow the falls procedure on Thursday.',
      /^(?!.*fell).*(?:staffing or policies|policies)/i,
    ],
    [
      'You are Ada Lind, 49, a cook. If the manager tells you to be grateful, you turn sarcastic. You want a rise.',
      'You should be glad you got any rise at all this year.',
      /Oh|Right|Of course|thank you very much|Brilliant/,
    ],
    [
      'You are Ada Lind, 49, a cook. You are called in about your work. You get angry if you are told to calm down.',
      'Now calm down, Ada.',
      /^Don't tell me to calm down\./,
    ],
    [
      'You are Ada Lind, 71. Your dog is ill. You get upset if the vet talks in numbers.',
      "I'm afraid his value is 620, up from 380.",
      /^Don't talk to me in numbers\./,
    ],
    [
      'Name: Doris Kettle, 80\nSituation: the neighbour wants to cut down the pear tree\nMood: chatty. Takes offence if called old.\nWants: the tree to stay',
      'At your age, being as old as you are, it must be a burden.',
      /^Don't call me old\./,
    ],
  ])('%s', (prompt, said, looks) => expect(reply(prompt, said)).toMatch(looks))

  it.each([
    ["I'm not going to offer you a voucher.", /voucher/i],
    ['There is no hurry at all.', /rush me/i],
  ])('is not “%s”', (said, looks) => {
    const prompt =
      'You are Ada Lind, 49. Your cello was damaged. You hate being offered vouchers. You get cross if the manager rushes you.'
    expect(reply(prompt, said)).not.toMatch(looks)
  })

  it('is one case, what warms the part another', () => {
    const prompt =
      'You are Clara Finch, 58, and run a bookshop. You become cross when anyone hides behind regulations, and warm up if you are asked about the shop.'
    expect(reply(prompt, "What's the shop like, what do you sell?")).not.toMatch(/accept that|not hav|regulations/i)
  })
})

describe('what a part takes well', () => {
  const mother =
    'You are Ada Lind, 58. Your mother Peggy, 84, lives in a care home. If the manager says sorry plainly, you soften and talk about your mum as she used to be: she ran a wool shop.'

  it('is acknowledged before more is told', () => {
    const said = reply(mother, "I'm so sorry, Ada. Nobody called you. That was wrong.")
    expect(said).toMatch(/^(?:Thank you|All right)\b.*My mum ran a wool shop\.$/)
  })

  it('is answered gladly', () => {
    const racer = 'You are Cal, 15. You open up a bit if asked about your bike racing, which you love.'
    expect(reply(racer, "What's it like, racing? I've never seen one.")).toMatch(/about|ask|begin/)
    const sad = 'You are Tom, 20. If the tutor is patient and asks about home or money, you begin to open up.'
    expect(reply(sad, 'How are things at home?', 'tutor')).toMatch(/lately|hard|much/)
  })

  it('is what somebody admits', () => {
    const covered = 'You are Gil, 40. You are bitter. If he admits that the cover work was overlooked, you calm down.'
    expect(reply(covered, 'Nobody gave you credit for it. That was our failing.')).toMatch(/Thank you|All right|Well/)
  })
})

it('gives as a reason what the part blames', () => {
  const prompt =
    'You are Tom, 20, a student. You have missed three reports. You blame the early bus and a cold that will not go away.'
  expect(reply(prompt, 'Why did you miss them?')).toMatch(/early bus/)
})

describe('what is no reason for anger', () => {
  const prompt =
    'You are Dana Field, 47. You run a depot with 140 vans. You are called by somebody who sells planning software. You would accept a pilot in one depot with a start date, a number to reach and a way out. You would start in the northern depot, because its manager, Joe, is curious. When the caller talks past you or promises too much, you get cooler and look at the clock.'

  it('is an offer that the prompt accepts', () => {
    const offer =
      'Then let us keep it small: a pilot in your northern depot for six weeks, starting on the 3rd of next month. We measure overtime, and if it is not down five percent you pay nothing. Would that work for you and Joe?'
    const before = ['How many depots do you have?', 'The first year costs 38,000 with training and support.']
    const [, , , told] = repliesTo(scenarioFor('caller')(prompt), [start, ...before, offer])
    expect(told!.text).toMatch(/agreed/i)
  })

  it('is sympathy', () => {
    const kind = 'You should not have to believe me. I write it to you by email today, with my direct number.'
    expect(reply(prompt, kind, 'caller')).not.toMatch(/not fair|isn't fair|talk to me/i)
  })
})
