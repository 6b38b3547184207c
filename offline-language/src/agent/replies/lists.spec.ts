import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['replies/out-of-reach', 'condition', 'without a camera', 'with a camera'],
  ['replies/out-of-reach', 'alone', 'on my own', 'on my bike'],
  ['replies/out-of-reach', 'company', 'a second person', 'a person'],
  ['replies/out-of-reach', 'company', 'you will not be alone', 'you will be late'],
  ['replies/out-of-reach', 'without', 'without help', 'with help'],
  ['replies/out-of-reach', 'gives', 'I could send two', 'I sent two'],
  ['replies/out-of-reach', 'gives', 'Eric will help', 'Eric helped'],
  ['replies/out-of-reach', 'upperLimit', 'more than 50', 'less than 50'],
  ['replies/out-of-reach', 'lowerLimit', 'below 50', 'above 50'],
  ['replies/refused-thing', 'taken', 'I do not take vouchers', 'I do not take part'],
  ['replies/refused-thing', 'beside', 'vouchers, because I never shop', 'vouchers'],
  ['replies/in-parts', 'parts', 'split the bill', 'pay the bill'],
  ['replies/in-parts', 'parts', 'half now', 'half empty'],
  ['replies/in-parts', 'counted', 'two payments', 'two euros'],
  ['replies/in-parts', 'ofPayments', 'instalments', 'installations'],
  ['replies/offers-by-question', 'offers', 'How would you feel about it?', 'How do you feel?'],
  ['replies/proposed-weekday', 'meets', 'Can we meet?', 'They sing'],
  ['replies/asked-ranking', 'knowledge', 'Do you know why?', 'You know it'],
  ['replies/answer', 'asksOfThat', 'Is that a problem?', 'Is that a car?'],
  ['replies/bargain-reply', 'toThing', 'I agree to the plan', 'I agree to leave'],
  ['replies/condition-of', 'troubled', 'you are worried', 'you are tall'],
  ['replies/condition-of', 'showsNothing', 'says "I\'m fine" a lot', 'says "I\'m late" a lot'],
  ['replies/how-is', 'state', 'she recovered', 'she left'],
  ['replies/least-sum', 'takesSum', 'I would take 300', 'I would take it'],
  ['replies/named-price', 'names', 'it costs', 'it rains'],
  ['replies/offers', 'explainsAfter', ' a year ago', ' a year'],
  ['replies/offers', 'ownLimit', 'We cannot go any lower than ', 'It is lower than '],
  ['replies/opened-locks', 'promise', 'This stays here', 'This is here'],
  ['replies/opinion', 'asksOpinion', 'What do you think?', 'What do you do?'],
  ['replies/opinion', 'ofOpinion', 'I doubt it', 'I see it'],
  ['replies/open-in-role', 'summons', 'Marta has asked him to a talk', 'Marta has asked him twice'],
  ['replies/own-story', 'trouble', 'the pipe burst', 'the pipe'],
  ['replies/own-trouble', 'weighs', 'nobody called', 'they called'],
  ['replies/price', 'ofPrices', 'month', 'music'],
  ['replies/price', 'ofMoney', ' per month', ' months'],
  ['replies/question-kind', 'givesTime', 'on Monday', 'on the table'],
  ['replies/reason', 'givesReason', 'due to the rain', 'in the rain'],
  ['replies/short-answer', 'span', 'for two weeks', '20 euros a week'],
  ['replies/stance-reply', 'asksThoughts', 'What is on your mind?', 'What is on your desk?'],
  ['replies/terms', 'yes', 'Gladly', 'Sadly'],
  ['replies/veto', 'order', 'Never insult her', 'Never you mind'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
