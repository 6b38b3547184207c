import { expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const father = [
  'You are Gareth Pugh, a plumber and father of Ellis, 12. Last Sunday Ellis was left on the bench for the whole cup semi-final. ',
  'You think the coach picks his own son. You want every child to play. You will not apologise in public.',
].join('')
const last = (say: string) =>
  playSaid(scenarioFor('club manager', 'Karen')(father), [
    'Evening Gareth, thanks for coming over.',
    'I know you were upset about Sunday.',
    'I hear you. I will look at how we share out the minutes.',
    say,
  ]).at(-1)

it.each([
  ['Thanks, Gareth. Give Ellis my best.', /I will/],
  ["I'll let you know how it goes.", /do|All right|wait/],
  ["I'll walk you out, shall I?", /[Tt]hank|All right/],
  ["I'm really glad we talked.", /am I|[Tt]oo|Yes|comes of it/],
  ["I won't let you down.", /hope so|word|hold you/],
  ['Thank you for being so honest with me today.', /easy|know|listening/],
])('what people say at the end has a short answer: %s', (say, answer) => {
  const reply = last(say)
  expect(reply).toMatch(answer)
  expect(reply).not.toMatch(/bench|picks|apologise/)
})

it('a question after it is answered first', () =>
  expect(last('Thank you for telling me. What do you think of the coach?')).toMatch(/picks his own son/))
