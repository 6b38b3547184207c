import { describe, expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { counterpartOf } from '../prompt/counterpart.js'
import { conditionsOf } from './causes.js'
import { clausesOf } from './reaction-clauses.js'
import { rebukesOf } from './rebukes.js'
import { triggersOf } from './triggers.js'

const clerk = counterpartOf('Clerk', 'You are a customer at the counter of the clerk.')

describe('what a prompt says that the part does not take calmly', () => {
  it.each([
    ['Being told that rules are rules makes you furious.', 'you are told that rules are rules', 'harder'],
    ['Being told that rules are rules drives her mad.', 'you are told that rules are rules', 'harder'],
    ['What softens you is someone who remembers your name.', 'they remember your name', 'softer'],
    ['Nothing annoys you more than being rushed.', 'you are rushed', 'harder'],
    ['Calling you lazy is the quickest way to make you walk out.', 'they call you lazy', 'harder'],
    ['You bristle at any hint that you forged it.', 'they hint that you forged it', 'harder'],
    ['Any threat: she goes silent.', 'they threaten you', 'quiet'],
    ['You cannot stand jargon.', 'they use jargon', 'harder'],
    ['You will not accept being told to wait, you have waited a year.', 'you are told to wait', 'harder'],
    ['You appreciate it when people look you in the eye.', 'they look you in the eye', 'softer'],
    ['A plain apology takes the wind out of your sails.', 'they apologise', 'softer'],
    ['Threats of legal action make him stubborn.', 'they threaten you with legal action', 'harder'],
    ['You clam up as soon as a doctor brings up your weight.', 'someone brings up your weight', 'quiet'],
    ['If you lecture him, you get loud.', 'someone lectures you', 'harder'],
    ['"Cheer up!" or "it could be worse" makes you shut down.', 'you hear "Cheer up!"', 'quiet'],
  ])('“%s”: %s', (sentence, words, tone) => {
    const sentences = sentence.split(/(?<=!")(?= or )/).map((each) => each.trim())
    const [trigger] = triggersOf(sentences, clerk)
    expect(trigger?.words).toBe(words)
    expect(trigger?.tone).toBe(tone)
  })

  it('reads each reaction of a sentence', () => {
    const read = (sentence: string) => triggersOf([sentence], clerk).map(({ words, tone }) => [words, tone])
    expect(read('Pity embarrasses you, plain facts calm you, and pressure makes you go quiet.')).toEqual([
      ['they pity you', 'quiet'],
      ['they use plain facts', 'softer'],
      ['they pressure you', 'quiet'],
    ])
    expect(read('Excuses make you sharper, whereas you soften as soon as someone says sorry.')).toEqual([
      ['they use excuses', 'harder'],
      ['someone says sorry', 'softer'],
    ])
  })

  it('reads what is done then', () => {
    const says = (sentence: string) => triggersOf([sentence], clerk).flatMap((each) => each.says)
    expect(says('If you are called a cheat you will threaten to resign.')).toEqual(['Then I will resign.'])
    expect(says('If someone mentions a dismissal, you bring up the union.')).toEqual([
      'Then I will bring in the union.',
    ])
    expect(says('Sarcasm makes you walk out.')).toEqual(['I am not going to sit here and listen to this.'])
    expect(says('When pressed for a signature: shows him the door')).toEqual(['I think you should go now.'])
  })

  it.each(['Your sister helps you in the shop.', 'You will not accept a voucher.', 'You like walks in the rain.'])(
    'leaves “%s” a fact',
    (sentence) => {
      expect(triggersOf([sentence], clerk)).toEqual([])
    },
  )

  it('gives an agreement no tone', () => {
    const [trigger] = triggersOf(['If the clerk apologises, you agree not to send the angry letter.'], clerk)
    expect(trigger?.tone ?? null).toBeNull()
  })
})

it('parts a sentence where another effect begins', () => {
  expect(clausesOf('Being called slow, careless or lazy makes you snap.')).toHaveLength(1)
  expect(clausesOf('You soften when she listens; threats make you stubborn.')).toHaveLength(2)
})

it.each([
  ['an honest apology for the delay', ['they apologise for the delay']],
  ['buzzwords and being called by your first name', ['they use buzzwords', 'you are called by your first name']],
  ['hearing how it is decided', ['they explain how it is decided']],
  ['any mention of the debt', ['they mention the debt']],
  ['comparing you with others', ['they compare you with others']],
  ['small talk', ['they use small talk']],
])('“%s” is something that the person does', (cause, conditions) => {
  expect(conditionsOf(cause)).toEqual(conditions)
})

it.each([
  ['you are told that they are short of staff', 'Do not tell me that you are short of staff.'],
  ['you are called dishonest', 'Do not call me dishonest.'],
  ['you are rushed', 'Do not rush me.'],
  ['you are lectured', 'Do not lecture me.'],
  ['you are refused', 'Do not refuse me.'],
  ['someone mentions your children', 'Leave my children out of it.'],
  ['they use empty phrases', 'Do not come to me with empty phrases.'],
  ['you hear "everyone does it"', 'Do not give me “everyone does it”.'],
  ['they compare your son with others', 'Do not compare my son with others.'],
])('“%s” is thrown back', (condition, words) => {
  expect(rebukesOf(condition, clerk).map((each) => each.words)).toEqual([words])
})

it.each([
  ...ideasOf('role/reactions', 'ofTalk', {
    done: ['being told to wait', 'told to wait'],
    case: ['when people shout', 'whenst'],
    quote: ['"calm down"', 'calm down'],
    somebody: ['someone who listens', 'someone'],
    deed: ['telling him off', 'retelling'],
    act: ['a sincere apology', 'a sincere friend'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

const examples: [name: string, said: string, other: string][] = [
  ['makes', 'Noise makes you angry', 'Noise fills the room'],
  ['cleft', 'What calms you is a plain word', 'What you do is a plain job'],
  ['nothing', 'Nothing hurts you more than lies', 'Nothing grows here'],
  ['way', 'A joke is the best way to calm you', 'A joke is the best'],
  ['at', 'You snap at excuses', 'You look at excuses'],
  ['label', 'Threats: goes silent', 'Threats go on'],
  ['distaste', 'You hate excuses', 'You sell flowers'],
  ['taste', 'You appreciate plain words', 'You sell flowers'],
  ['joint', 'It rains; it pours', 'It rains'],
  ['between', 'one, two', 'one two'],
]
it.each(examples)('role/reactions, %s: "%s" and not "%s"', (name, said, other) => {
  const names = [...examples.map(([each]) => each), 'ofTalk']
  const pattern = loadPatterns('role/reactions', ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})

it('knows who talks to the part in a case', () => {
  const { byAnyone, byReader, bare, comesUp, isNamed } = loadPatterns(
    'role/person-in-cases',
    'byAnyone',
    'byReader',
    'bare',
    'comesUp',
    'isNamed',
  )
  expect('when a teacher mentions it').toMatch(byAnyone)
  expect('when a storm comes').not.toMatch(byAnyone)
  expect('if you lecture him').toMatch(byReader)
  expect('if you feel tired').not.toMatch(byReader)
  expect('if called old').toMatch(bare)
  expect('if possible').not.toMatch(bare)
  expect('when money comes up').toMatch(comesUp)
  expect('when the sun comes out').not.toMatch(comesUp)
  expect('if his late wife is mentioned').toMatch(isNamed)
  expect('if his late wife is there').not.toMatch(isNamed)
})

describe('cases of one sentence', () => {
  const read = (sentence: string) => triggersOf([sentence], clerk).map(({ words, tone, sound }) => [words, tone, sound])

  it.each([
    [
      'You get cross when anyone hides behind rules, and brighten up if they ask you about the shop.',
      [
        ['anyone hides behind rules', 'harder', null],
        ['they ask you about the shop', 'softer', null],
      ],
    ],
    [
      'You are defensive if accused, softer if thanked for your years.',
      [
        ['you are accused', 'harder', null],
        ['you are thanked for your years', 'softer', null],
      ],
    ],
    ['You go cold when money comes up.', [['someone mentions money', 'harder', 'cold']]],
    ['You are hurt if your wife Elsie is mentioned.', [['someone mentions your wife Elsie', 'harder', 'hurt']]],
    ['If told off, you close up.', [['you are scolded', 'quiet', null]]],
    [
      'You hate being called "dear" or "love".',
      [
        ['you are called "dear"', 'harder', null],
        ['you are called "love"', 'harder', null],
      ],
    ],
    ['You do not want to be told to be patient.', [['you are told to be patient', 'harder', null]]],
    ['If he threatens to ban you, you say you will leave.', [['he threatens to ban you', 'harder', null]]],
    ["You bristle at the word 'home'.", [['you hear "home"', 'harder', null]]],
    ['You get upset if they talk in numbers.', [['they talk in numbers', 'harder', 'upset']]],
  ])('%s', (sentence, cases) => expect(read(sentence)).toEqual(cases))

  it('are none in what is promised', () => {
    expect(read('If they agree to put down rugs, you will withdraw your complaint.')).toEqual([])
  })
})

it.each([
  ['you are offered vouchers', 'vouchers'],
  ['someone tells you to wear earplugs, since you need your phone', 'earplugs'],
  ['someone starts with the code of conduct', 'the code of conduct'],
  ['they give you miles instead of an answer', 'miles'],
  ['you hear "put down"', null],
  ['someone mentions your brother', null],
])('names what is unwanted in “%s”', (condition, thing) => {
  expect(rebukesOf(condition, clerk).map((each) => each.thing)).toEqual([thing])
})

it.each([
  ['you are talked to like a child', 'Do not talk to me like a child.'],
  ['they talk in numbers', 'Do not talk to me in numbers.'],
  ['you hear "put down"', 'Do not say “put down”.'],
  ['you are lectured or threatened', 'Do not lecture me.'],
  ['you are attacked or compared with others', 'Do not attack me.'],
])('answers “%s”', (condition, words) => {
  expect(rebukesOf(condition, clerk).map((each) => each.words)).toEqual([words])
})
