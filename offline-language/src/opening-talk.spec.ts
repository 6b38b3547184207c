import { expect, it } from 'vitest'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { playSaid, scenarioFor } from '../test/play-prompt.js'

await prepareTagger()

const scaffolder = [
  'You are Kev Marsden, 46, a scaffolder. Yesterday you were seen on the fourth lift without a harness, and the whole gang was ',
  "sent home. They each lost half a day's pay. You want that pay for your lads. You refuse to sign the warning letter.",
].join('')
const first = (say: string) => playSaid(scenarioFor('site manager', 'Priya')(scaffolder), [say])[1]

it.each([
  ['Morning Kev. Did you find somewhere to park all right?', /all right|no problem|Yes/],
  ['Thanks for staying on. You want a tea before we start?', /fine/],
  ['Shall I put the kettle on?', /fine/],
  ['Hi there, how was the traffic?', /too bad|all right|Fine/],
  ['Cold out there today, isn’t it?', /It is|hard to miss|outside|certainly|helped|noticed/],
  ['Sorry to keep you waiting.', /all right|No problem|here/],
  ['Do you mind if I take notes?', /all right|go ahead|must/i],
])('what people say before they begin has a short answer: %s', (say, answer) => {
  const reply = first(say)
  expect(reply).toMatch(answer)
  expect(reply).not.toMatch(/harness|letter|lift/)
})

it.each(['What happened on the fourth lift?', 'Will you sign the letter?', 'How much did they lose?'])(
  'a question about the matter is no small talk: %s',
  (say) => expect(first(say)).toMatch(/harness|letter|pay|lift|out of the question/),
)

it('a day that is proposed is no small talk', () => expect(first('Can we talk on Monday?')).toMatch(/Monday/))
