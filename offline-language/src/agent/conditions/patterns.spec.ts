import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['conditions/named', 'asks', 'she asks why', 'she says why'],
  ['conditions/named', 'offers', 'he offers a refund', 'he wants a refund'],
  ['conditions/named', 'apology', 'he apologises', 'he explains it'],
  ['conditions/named', 'admits', 'she admits it', 'she hides it'],
  ['conditions/named', 'praise', 'she praises your work', 'she reads your work'],
  ['conditions/named', 'blame', 'he blames the weather', 'he likes the weather'],
  ['conditions/named', 'threat', 'they threaten you', 'they greet you'],
  ['conditions/named', 'pressure', 'he presses you', 'he greets you'],
  ['conditions/named', 'understanding', 'she listens', 'she talks'],
  ['conditions/named', 'telling', 'he mentions Leeds', 'he knows Leeds'],
  ['conditions/named', 'promise', 'he promises to keep it', 'he wants to keep it'],
  ['conditions/named', 'negative', 'he does not shout', 'he shouts'],
  ['conditions/done', 'question', 'Why?', 'Because.'],
  ['conditions/done', 'openQuestion', 'Why is that?', 'Is that so?'],
  ['conditions/done', 'closedQuestion', 'Is that so?', 'Why that?'],
  ['conditions/done', 'wondering', 'Tell me about it.', 'I know about it.'],
  ['conditions/done', 'willDo', "I'll do it.", 'You do it.'],
  ['conditions/done', 'proposing', 'How about Friday?', 'It is Friday.'],
  ['conditions/done', 'asksDeed', 'Could you wait?', 'Are you waiting?'],
  ['conditions/done', 'sorry', 'I am sorry.', 'I am here.'],
  ['conditions/done', 'ownMistake', 'That was our fault.', 'That was yours.'],
  ['conditions/done', 'goodWord', 'Great work.', 'Bad work.'],
  ['conditions/done', 'reproach', 'You should have called.', 'You called.'],
  ['conditions/done', 'orElse', 'Otherwise it ends.', 'It ends.'],
  ['conditions/done', 'urging', 'I need it today.', 'I need it.'],
  ['conditions/done', 'feeling', 'That must have been hard.', 'That was on Monday.'],
  ['conditions/done', 'addressing', 'How are you?', 'How is he?'],
  ['conditions/done', 'denying', "I don't know.", 'I know.'],
  ['conditions/done', 'assuring', 'It stays between us.', 'It stays here.'],
  ['conditions/done', 'checking', 'Is that okay?', 'Is that yours?'],
  ['conditions/words', 'asking', 'she asks how you cope', 'she says how you cope'],
  ['conditions/words', 'lead', ' whether you cope', 'you cope'],
  ['conditions/words', 'actor', 'the vet suggests a scan', 'suggests a scan'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
