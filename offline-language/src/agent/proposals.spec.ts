import { describe, expect, it } from 'vitest'
import { minutesOf } from './dialogue-acts/time-of-day.js'
import { proposedTime } from './replies/proposal.js'
import { refusedBy } from './replies/refuse.js'
import { inShort, withYesOrNo } from './replies/short-answer.js'
import { canAt, slotsOf } from './role/availability.js'
import { concessionsOf } from './role/concessions.js'
import { counterpartOf } from './prompt/counterpart.js'
import { hasDeadline } from './role/deadline.js'
import { durationsIn } from './role/durations.js'
import { acceptancesOf } from './role/acceptances.js'
import { refusalsOf } from './role/refusals.js'
import { triggersOf } from './role/triggers.js'

const rep = counterpartOf('Sales rep', '')

describe('times', () => {
  it.each([
    ['half past ten', 630],
    ['a quarter to eight', 465],
    ['5 pm', 1020],
    ['two', 840],
    ['six in the morning', 360],
    ['noon', 720],
    ['soon', null],
  ])('“%s” is minute %s of the day', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes)
  })

  it.each([
    ['You are free on Wednesday morning and Friday after two.', 'friday', 900, true],
    ['You are free on Wednesday morning and Friday after two.', 'friday', 540, false],
    ['You are free on Wednesday morning and Friday after two.', 'monday', 540, false],
    ['You cannot come on Thursday, because of your chess club.', 'thursday', 540, false],
    ['A visit is possible any day before six except Sunday.', 'sunday', 600, false],
    ['A visit is possible any day before six except Sunday.', 'monday', 600, true],
    ['You have two cats.', 'monday', 600, null],
  ])('by “%s” %s at minute %i is possible: %s', (prompt, day, minutes, can) => {
    expect(canAt(slotsOf([prompt]), day, minutes)).toBe(can)
  })

  it.each([
    ['What about Tuesday at four?', 'Tuesday at four'],
    ["And eight o'clock, until five? Would that work?", "eight o'clock"],
    ['It happened last night at about two.', undefined],
    ['Okay, 310 and it is yours.', undefined],
  ])('“%s” proposes %s', (text, time) => {
    expect(proposedTime(text)?.text).toBe(time)
  })

  it('knows that something is due within the week', () => {
    expect(hasDeadline(['On Friday she comes home.', 'If the lift is not in by then, she goes to a home.'])).toBe(true)
    expect(hasDeadline(['You decide by Thursday.'])).toBe(false)
  })
})

describe('what the prompt refuses and accepts', () => {
  const sentences = [
    'You will not sign anything longer than twelve months, because a phone contract burned you.',
    'You refuse the night shift because of the girls.',
    'Never accept a deposit.',
    'You do not allow pets.',
    'You agree to a weekly call.',
    'You will not go below 300 euros.',
  ]
  const refusals = refusalsOf(sentences, rep)

  it.each([
    ['We could do 3,200 with a contract of three years. Deal?', true],
    ['We could do 3,200 with a contract of six months. Deal?', false],
    ['I could put you on the night shift.', true],
    ['I can do it for a deposit of 100.', true],
    ['I can do it without a deposit.', false],
    ['When do you work?', false],
    ['I have a small dog. Is that okay?', true],
  ])('“%s” is refused: %s', (text, isRefused) => {
    expect(refusedBy(refusals, text) !== null).toBe(isRefused)
  })

  it('says a refusal with its reason, and an instruction not at all', () => {
    expect(refusals.map(({ text }) => text)).toEqual([
      'I will not sign anything longer than twelve months, because a phone contract burned me.',
      'I refuse the night shift because of the girls.',
      null,
      'I do not allow pets.',
    ])
  })

  it('reads what may be accepted or given', () => {
    expect(acceptancesOf(sentences, rep)).toHaveLength(1)
    const given = concessionsOf(
      ['Tyres are worth 400 and you can throw them in.', 'You could add a title or a bonus.'],
      rep,
    )
    expect(given.map(({ thing }) => thing)).toEqual(['tyres', 'a title', 'a bonus'])
  })

  it('compares durations', () => {
    expect(durationsIn('three years, or 10 weeks').map(({ days }) => days)).toEqual([1095, 70])
  })
})

describe('conditions of a prompt', () => {
  it.each([
    ['If the rep offers a bonus, ask how it is paid.', ['How is it paid?'], null],
    ['Once the rep apologises, you calm down.', [], 'softer'],
    ['If the rep says it is the age, you answer that this is not your problem.', ['This is not my problem.'], null],
    ['After the rep has shown concern, you suggest starting at eight.', ['What about starting at eight?'], null],
    ['If the rep uses terms like "torque", ask what that means.', ['What does that mean?'], null],
    ['If the rep offers a test drive you are interested and ask how long it takes.', ['How long does it take?'], null],
    [
      'When the rep tells you about the brakes you are shocked and ask why nobody told you.',
      ['Why did nobody tell me?'],
      'harder',
    ],
    ['If the rep promises too much you say "they all say that".', ['They all say that.'], null],
    ['If the rep stays calm, you offer the rep a piece of cake.', ['Would you like a piece of cake?'], null],
    ['At the end, if you feel taken seriously, you offer to sign.', ['I can sign.'], null],
    ['If the rep says you are stingy you get angry.', [], 'harder'],
    ['If the rep blames you, you start to cry.', [], 'tears'],
  ])('“%s” says %j', (sentence, says, tone) => {
    const [trigger] = triggersOf([sentence], rep)
    expect(trigger?.says).toEqual(says)
    expect(trigger?.tone).toBe(tone)
  })

  it('leaves a fact with a condition a fact', () => {
    expect(triggersOf(['When it rains, the cellar is wet.'], rep)).toEqual([])
    expect(triggersOf(['If the rep asks how old you are you laugh.'], rep)).toEqual([])
  })
})

describe('short answers', () => {
  it.each([
    ['How many guests?', 'We have a hall with 80 guests, of whom 35 need a room.', '80 guests.'],
    ['When is it?', 'It is on the 14th and 15th of October.', 'The 14th and 15th of October.'],
    ['How long have you been there?', 'I am Jo, 38, six years with the team.', 'Six years.'],
    ['Why?', 'It is on Monday.', null],
  ])('“%s” is answered again by %s', (question, answer, short) => {
    expect(inShort(question, answer)).toBe(short)
  })

  it.each([
    ['Do you smoke?', 'I smoke a pipe.', 'Yes, I smoke a pipe.'],
    ['Are you insured?', 'I have no insurance.', 'No, I have no insurance.'],
    ['What do you smoke?', 'I smoke a pipe.', 'I smoke a pipe.'],
  ])('“%s” is answered with yes or no', (question, answer, said) => {
    expect(withYesOrNo(question, answer)).toBe(said)
  })
})
