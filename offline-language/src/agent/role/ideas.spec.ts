import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['role/manner-sentences', 'mood', 'You are calm', 'You are afraid'],
  ['role/manner-sentences', 'habit', 'You never say much', 'You never sing'],
  ['role/with-own-subject', 'happening', 'what happened', 'what it was'],
  ['role/with-own-subject', 'whichThing', 'which old car is cheap', 'which car'],
  ['role/with-own-subject', 'whoIs', 'who is there', 'who are you'],
  ['role/tells-of-something', 'state', 'The car is old', 'The old car'],
  ['role/tells-of-something', 'event', 'the lock broke', 'the lock'],
  ['role/opening-keys', 'afterTelling', 'You only admit it if she asks', 'You admit it'],
  ['role/opening-keys', 'beforeTelling', 'Only if she asks, you admit it', 'If she asks, you leave'],
  ['role/seller-limits', 'notBelow', 'never below 300', 'below 300'],
  ['role/seller-limits', 'downTo', 'down to 300', 'down'],
  ['role/seller-limits', 'atLeast', 'at least 300', 'at last'],
  ['role/seller-limits', 'least', 'the minimum', 'a mini'],
  ['role/seller-limits', 'asLowAs', 'as low as 300', 'low'],
  ['role/seller-limits', 'orMore', '300 or more', 'more'],
  ['role/seller-limits', 'content', 'happy with 300', 'happy'],
  ['role/buyer-limits', 'notAbove', 'never above 300', 'above 300'],
  ['role/buyer-limits', 'upTo', 'up to 300', 'up'],
  ['role/buyer-limits', 'atMost', 'at the very most', 'almost'],
  ['role/buyer-limits', 'noMoreThan', 'no more than 300', 'more than 300'],
  ['role/buyer-limits', 'most', 'the maximum', 'a maxim'],
  ['role/buyer-limits', 'asHighAs', 'as high as 300', 'high'],
  ['role/buyer-limits', 'orLess', '300 or less', 'less'],
  ['role/seller-roles', 'named', 'You are the landlord', 'You are the tenant'],
  ['role/seller-roles', 'raising', 'You want to raise the rent', 'You want to pay the rent'],
  ['role/seller-roles', 'selling', 'You are selling a car', 'You are buying a car'],
  ['role/reductions', 'percentSign', 'reduce it by 10 %', '10 %'],
  ['role/reductions', 'percentWord', 'a discount of ten per cent', 'ten per cent'],
  ['role/reductions', 'after', '10% off', '10% on'],
  ['role/told-manner', 'atFirst', 'At first you only say yes', 'You say yes'],
  ['role/told-manner', 'avoided', 'You avoid talking about it', 'You avoid him'],
  ['role/told-manner', 'never', 'You never laugh', 'You laugh'],
  ['role/proviso-borders', 'semicolon', 'he pays; she goes', 'he pays she goes'],
  ['role/proviso-borders', 'andIf', 'he pays and if she goes', 'he pays and she'],
  ['role/proviso-borders', 'commaIf', 'he pays, if she goes', 'he pays if she goes'],
  ['role/proviso-borders', 'andSubject', 'he pays and the car goes', 'he pays and goes'],
  ['role/proviso-borders', 'comma', 'he pays, no delay', 'he pays, now'],
  ['role/cover-says', 'only', 'she just says', 'she says'],
  ['role/cover-says', 'vague', 'stays vague and says', 'stays and says'],
  ['role/cover-says', 'untilThen', 'until then you say', 'then you say'],
  ['role/cover-says', 'atFirst', 'you first claim', 'you claim'],
  ['role/cover-says', 'willTell', 'you will tell her', 'you will ask her'],
  ['role/cover-says', 'claims', 'you tell everyone', 'you tell it'],
  ['role/part-introductions', 'exercise', 'Role-play: you are', 'Role-play: he is'],
  ['role/part-introductions', 'machine', 'The assistant plays Tom', 'The assistant helps Tom'],
  ['role/part-introductions', 'playing', 'You are playing', 'You play'],
  ['role/part-introductions', 'imagine', 'Imagine you are', 'Imagine'],
  ['role/part-introductions', 'label', 'Your name: ', 'Your car: '],
  ['role/part-introductions', 'takesPart', 'You take the role of', 'You take the bus'],
  ['role/part-introductions', 'actAs', 'Please act as', 'Please act'],
  ['role/part-introductions', 'pretend', 'Pretend to be', 'Pretend'],
  ['role/part-introductions', 'character', 'Persona: Tom Hill', 'Car: Tom Hill'],
  ['role/part-introductions', 'playName', 'play Tom', 'I play it'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
