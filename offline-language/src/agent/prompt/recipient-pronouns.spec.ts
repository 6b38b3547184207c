import { beforeAll, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { withRecipientNamed } from './recipient-pronouns.js'

beforeAll(prepareTagger)

const told = (prompt: string, recipientName: string) =>
  withRecipientNamed({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName, recipientRole: '' })
    .prompt

it.each([
  ['You are Viktor. Lena is the new manager. She wants a new plan.', 'Lena', 'Lena wants a new plan.'],
  ['You are Viktor. Your neighbour Beth plays. You knocked on her door.', 'Beth', "You knocked on Beth's door."],
  ['You are Viktor. Your mother sang. If Beth has an exam and she says so, wait.', 'Beth', 'and Beth says so, wait.'],
  ["He is a baker. Beth rings. When she's rude, he leaves.", 'Beth', 'When Beth is rude, he leaves.'],
  ['You are Ida. The teacher, Mr. Lang, rings. You interrupt him.', 'Mr Lang', 'You interrupt Mr. Lang.'],
])('in “%s” the pronoun is %s', (prompt, name, end) => {
  expect(told(prompt, name).endsWith(end)).toBe(true)
})

it.each([
  ['You are Viktor. Beth rings. Your mother is ill. She sleeps a lot.', 'Beth'],
  ['You are Viktor. Beth rings. You live with Anna. She sleeps a lot.', 'Beth'],
  ['You are Ida. Your son says the teacher, Mr Lang, picks on him.', 'Mr Lang'],
  ['She is a baker. Beth rings. She is tired of her job.', 'Beth'],
  ['You are Viktor. Sam rings. He is new. Sam pays. What does she want?', 'Sam'],
  ['You are Ed. You meet Sam.\nWhat opens him up: honest interest. He talks then.', 'Sam'],
  ['You are Viktor. Beth asks "Is she here?" and waits.', 'Beth'],
])('“%s” may mean somebody else', (prompt, name) => expect(told(prompt, name)).toBe(prompt))
