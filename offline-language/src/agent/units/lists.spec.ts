import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['units/describes-listener', 'isOrWants', 'You are here to talk', 'You lent me a van'],
  ['units/describes-listener', 'summons', 'You have asked me for a word', 'You have asked me for money'],
  ['units/describes-listener', 'appointment', 'You have booked a discovery call', 'You have booked a room'],
  ['units/meets-listener', 'named', 'I meet my social worker, you, in a café', 'I meet my social worker in a café'],
  ['units/meets-listener', 'comes', 'Now you from the bank are calling me.', 'You from the bank know it.'],
  ['units/meets-listener', 'both', 'Now the two of us meet', 'The two of us own a café'],
  ['units/meets-listener', 'matter', 'This talk is about the minibus.', 'My call is about the minibus.'],
  ['units/meets-listener', 'speaks', 'I now speak to you.', 'I speak to my mother.'],
  ['units/meets-listener', 'matter', 'This talk is about the minibus.', 'My call is about the minibus.'],
  ['units/meets-listener', 'speaks', 'I am meeting you, the new tenant.', 'I am meeting your terms.'],
  ['units/meets-listener', 'caller', 'Somebody who sells vans calls me.', 'Somebody who sells vans lives here.'],
  ['units/promises', 'manner', 'You would calm down', 'You would sign'],
  ['units/promises', 'feeling', 'You would calm down', 'You would sign'],
  ['units/promises', 'feeling', 'You take offence', 'You take the car'],
  ['units/promises', 'ofTalk', 'You will hang up', 'You will sign up'],
  ['units/promises', 'ofTalk', 'you will give formal notice', 'you will give them a week'],
  ['units/promises', 'otherDeed', 'he pays for it', 'he is rude'],
  ['units/conditions', 'mannerOfPart', 'she seems honest', 'she pays'],
  ['units/conditions', 'asksHelp', 'asks for alternatives', 'asks for you'],
  ['units/conditions', 'ofTalk', 'You openly admit it', 'You openly pay'],
  ['units/kinds', 'isImperative', 'Hang up now', 'You hang up'],
  ['units/kinds', 'ofView', 'You are still undecided', 'You are still here'],
  ['units/ordered-unit', 'permitted', 'You may waive the fee', 'You may waive the fee if they ask'],
  ['units/ordered-unit', 'refused', 'Never lend the key', 'Never lose the key'],
  ['units/prices', 'openingBefore', 'It costs around ', 'It rains '],
  ['units/prices', 'pays', 'You can pay', 'You can go'],
  ['units/sayable', 'limitWords', 'you pay at most 300 euros', 'it rose up to 300 euros'],
  ['units/aside-of-secret', 'asideOfSecret', 'a debt which nobody knows about', 'a debt which he knows about'],
  ['units/deeds', 'manner', 'grumble a little', 'gamble a little'],
  ['units/deeds', 'manner', 'smile', 'smell it'],
  ['units/deeds', 'manner', 'calm down', 'sit down'],
  ['units/deeds', 'manner', 'take a deep breath', 'take a deep plate'],
  ['units/deeds', 'manner', 'are relieved', 'are late'],
  ['units/deeds', 'agrees', 'say yes', 'say hello'],
  ['units/deeds', 'agrees', 'accept at once', 'accept the keys'],
  ['units/deeds', 'willDo', 'promise to come', 'promise a cake'],
  ['units/deeds', 'willDo', 'say that you will stay', 'say that you stay'],
  ['units/deeds', 'menace', 'call a lawyer', 'call a friend'],
  ['units/deeds', 'menace', 'hand in your notice', 'hand in your work'],
  ['units/deeds', 'asksFor', 'ask for the letter', 'ask about the letter'],
  ['units/deeds', 'asksTo', 'ask him to write it down', 'ask him about it'],
  ['units/deeds', 'thanks', 'thank the manager', 'think of the manager'],
  ['units/deeds', 'noDeed', 'the', 'then'],
  ['units/deeds', 'noDeed', 'with', 'wish'],
  ['units/deeds', 'manner', 'drop your shoulders', 'drop the plan'],
  ['units/deeds', 'joint', 'sigh and agree', 'sigh'],
  ['units/any-offer', 'anyOffer', 'you offer me something', 'you offer me a car'],
  ['units/any-offer', 'fairSum', 'a fair sum', 'a sum'],
  ['units/any-offer', 'ofHelp', 'you give me a helper', 'you give me a car'],
  ['units/said-in-case', 'saidInCase', 'If they ask, you admit that it is late', 'If they ask, you leave'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
