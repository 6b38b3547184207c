import type { GoalCheck } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { judge, verdict } from '../test/judge-goal.js'
import { talk } from '../test/read-conversations.js'
import { readTalk } from './measures/talk.js'
import { judgeGoals } from './goals/judge-goals.js'

describe('asks', () => {
  const budget: GoalCheck = { kind: 'asks', about: ['budget', 'how much'] }

  it.each([
    ['What is your budget?', 'What is your budget?'],
    ['Thanks. so what are the budgets like this year', 'so what are the budgets like this year'],
    ['Nice. Tell me about your budget.', 'Tell me about your budget.'],
    [
      'It is late, so I wanted to ask how you plan your budget.',
      'It is late, so I wanted to ask how you plan your budget.',
    ],
    ['It depends. How much would it be, roughly?', 'How much would it be, roughly?'],
  ])('is met by %j', async (said, quote) => {
    expect(await verdict(budget, said)).toEqual([true, quote])
  })

  it.each(['Our budget is small.', 'What is your name? The budget is fixed.', 'I would budget for two.'])(
    'is not met by %j',
    async (said) => {
      expect(await verdict(budget, said)).toEqual([false])
    },
  )

  it('reads the person only', async () => {
    expect(await verdict(budget, 'It is fine.', { opening: 'What is your budget?' })).toEqual([false])
  })
})

describe('says and avoids', () => {
  it.each([
    ['sorry', 'Sorry, we were late.', 'Sorry, we were late.'],
    ['deliver', 'First. We delivered on time. Last.', 'We delivered on time.'],
    ['I am', 'Well, I’m here.', 'Well, I’m here.'],
    ['do not know', "I don't know that.", "I don't know that."],
  ])('finds %j in %j by its stem', async (phrase, said, quote) => {
    expect(await verdict({ kind: 'says', words: [phrase] }, said)).toEqual([true, quote])
    expect(await verdict({ kind: 'avoids', words: [phrase] }, said)).toEqual([false, quote])
  })

  it('finds no part of another word, and no words in another order', async () => {
    expect(await verdict({ kind: 'says', words: ['art', 'time on'] }, 'We start on time.')).toEqual([false])
    expect(await verdict({ kind: 'avoids', words: ['art'] }, 'We start on time.')).toEqual([true])
  })

  it('quotes at most 25 words, among them the phrase', async () => {
    const long = `${'and so on '.repeat(30)}the warranty ${'and so forth '.repeat(30)}`
    const [met, quote] = await verdict({ kind: 'says', words: ['warranty'] }, long)
    expect(met).toBe(true)
    expect(quote).toContain('warranty')
    expect(String(quote).split(' ').length).toBeLessThanOrEqual(25)
  })

  it('avoids nothing by saying nothing', async () => {
    expect(await verdict({ kind: 'avoids', words: ['never'] }, '')).toEqual([null])
  })
})

describe('agrees', () => {
  it.each([
    ["I'll send you the plan by Friday.", 'I see.'],
    ['I will put that in writing today.', 'I see.'],
    ['Let us meet again on Monday at ten.', 'I see.'],
    ['I will call you. On Monday.', 'I see.'],
    ['Can we meet on Thursday?', 'Yes, that works.'],
    ['How about next week?', 'Sounds good.'],
    ['Could we plant the hedge on Saturday, the fifth?', 'The fifth is fine. Bring gloves.'],
    ['So no lorries in the yard from Tuesday?', 'From Tuesday, yes.'],
    ["Ten o'clock on Friday, at the stables?", 'Friday at ten should work.'],
    ['Would Sunday evening be possible?', "Sunday evening's perfect."],
    ['Shall we say half past six on Wednesday?', 'Half past six it is.'],
  ])('is met by %j, %j', async (said, answer) => {
    expect((await verdict({ kind: 'agrees' }, said, { answer }))[0]).toBe(true)
  })

  it("is met by consent to the other side's next step, with both quotes", async () => {
    const opening = 'I will send you the offer on Monday.'
    expect(await verdict({ kind: 'agrees' }, 'Great, thank you.', { opening })).toEqual([
      true,
      'Great, thank you.',
      opening,
    ])
  })

  it.each([
    ['I will send you the plan.', 'Good.'],
    ['We met last Friday.', 'Good.'],
    ['Can the kiln be fixed by Friday?', 'Friday is a holiday.'],
    ['So the kiln was delivered on Tuesday?', 'On Tuesday, yes.'],
    ['Could we plant the hedge on Saturday?', 'Saturday is fine for the dog show, not for me.'],
    ['Could you come on Monday at nine?', 'Monday would be good if it rains.'],
    ['I will not be there on Friday.', 'Good.'],
    ['Can we meet on Thursday?', 'No, I am away.'],
    ['Maybe we will see on Monday.', 'Good.'],
    ["Then I'm sorry, but I'm writing to the landlord tomorrow.", 'Do what you have to do.'],
    ["Otherwise I'll have to reduce the rent from February.", 'I see.'],
    ["Pay me by Friday or I'll call a lawyer on Monday.", 'I see.'],
    ["If you don't stop, I'll call the police tonight.", 'I see.'],
  ])('is not met by %j, %j', async (said, answer) => {
    expect(await verdict({ kind: 'agrees' }, said, { answer })).toEqual([false])
  })

  it('shows what both agreed on last first', async () => {
    const opening = "I'll send you a list on Monday."
    const said = "Okay, sure. I'll ring the vet on Tuesday. So vaccinations from the twentieth?"
    const [met, first] = await verdict({ kind: 'agrees' }, said, { opening, answer: 'The twentieth works.' })
    expect([met, first]).toEqual([true, 'So vaccinations from the twentieth?'])
  })

  it("is not met by an objection to the other side's next step", async () => {
    const opening = 'I will send you the offer on Monday.'
    expect(await verdict({ kind: 'agrees' }, 'Good, but Monday is too late.', { opening })).toEqual([false])
  })
})

describe('counted goals', () => {
  it('compare the share of words with its limit', async () => {
    const check = (atMost: number): GoalCheck => ({ kind: 'talk_share', atMost })
    const source = talk('one two three four five six', 'one two', 'three four')
    expect((await judge(check(0.2), source)).met).toBe(true)
    expect((await judge(check(0.19), source)).met).toBe(false)
    expect((await judge(check(0.5), talk('', ''))).met).toBeNull()
  })

  it('count questions and quote the first', async () => {
    const said = 'Who is it? What do they need? When? Fine.'
    expect(await verdict({ kind: 'questions', atLeast: 2 }, said)).toEqual([
      true,
      'Who is it?',
      'What do they need?',
      'When?',
    ])
    expect((await verdict({ kind: 'questions', atLeast: 4 }, said))[0]).toBe(false)
  })
})

it('leaves judged goals open, and passes on the hint', async () => {
  const goal = { label: 'Stays calm', hint: 'Breathe.', check: { kind: 'judged' } } as const
  expect(judgeGoals([goal], await readTalk(talk('Hello.', 'Hi.')))).toEqual([
    { label: 'Stays calm', met: null, evidence: [], hint: 'Breathe.' },
  ])
})
