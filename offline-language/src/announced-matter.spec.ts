import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { announcedMatter } from './report/summary/announced-matter.js'

const language = await loadLanguageModel()

const matterOf = (said: string) =>
  announcedMatter(
    readConversation(
      talk('Hello, is that about the survey?', said, 'Oh no.', 'Yes.', 'I see.', 'Right.', 'So.'),
      language,
    ),
  )

it.each([
  ["No, I'm afraid it's the chain.", /about the chain$/],
  ["So it's about episode nine.", /about episode nine$/],
  ["It's the summer concert.", /about the summer concert$/],
  ["There's something wrong with the boiler.", /about the boiler$/],
  ["We're having some trouble with the new lift.", /about the new lift$/],
])('%s', (said, matter) => expect(matterOf(said)).toMatch(matter))

it.each([
  "It's about the size of an egg.",
  "It's the third time.",
  "It's the chain that makes me sad.",
  "It's my fault.",
  "It's the weekend.",
])('%s announces nothing', (said) => expect(matterOf(said)).toBeNull())
