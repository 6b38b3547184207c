import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { mentionsIn } from './report/phrase/mentions.js'
import { readConversation } from './report/read/read-conversation.js'
import { titleCandidates } from './report/title/title-candidates.js'

const language = await loadLanguageModel()

function titlesOf(...messages: string[]): string[] {
  const { sentences, cast, scenarioTitle } = readConversation(talk('', ...messages), language)
  return titleCandidates(sentences, [], cast, mentionsIn(sentences, scenarioTitle)).map(({ text }) =>
    text.toLowerCase(),
  )
}

describe('no title of a point', () => {
  it.each([
    ['a joke', 'What am I supposed to do, sing an opera?', 'opera'],
    ['what is asked for by nobody', 'I am not asking for an opera, I need two lines.', 'opera'],
    ['an exaggeration', 'They would have built a cathedral by now.', 'cathedral'],
    ['what a thing is like', 'Which kettle? The steel one?', 'steel'],
    ['how it is spoken of', 'I wanted to ask about the summer party.', 'asking about the summer party'],
    ['what somebody would not do', 'That is nothing I would sell the boat for.', 'selling the boat'],
    ['a word in place of a thing', 'None of the halls is free, and half of the lamps are broken.', 'none'],
  ])('is %s: %s', (_, said, title) => {
    expect(titlesOf(said)).not.toContain(title)
  })

  it.each([
    ['What are the singers to do? I need an opera.', 'opera'],
    ['They have built a cathedral.', 'cathedral'],
    ['I want to sell the boat in May.', 'selling the boat'],
  ])('but of %s', (said, title) => {
    expect(titlesOf(said)).toContain(title)
  })
})
