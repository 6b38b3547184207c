import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['role/about-lines', 'ofPerson', 'Professional experience', 'Profession'],
  ['role/asking-lines', 'asking', 'You keep asking the recipient when it ends', 'You keep asking'],
  ['role/asking-lines', 'asking', 'You ask again and again if it hurts', 'You ask again and again'],
  ['role/asking-lines', 'asking', 'You always ask him whether it rains', 'You always ask'],
  ['role/ceiling', 'most', 'at most', 'almost'],
  ['role/concessions', 'mayGive', 'could also add a lamp', 'also adds a lamp'],
  ['role/cues', 'cue', 'When you hear the price, you ask why it rose', 'When you hear the price, you leave'],
  ['role/deadline', 'before', 'by the end of the week', 'at the end of the week'],
  ['role/dealing', 'money', 'a discount or a bonus', 'a car'],
  ['role/direct-question', 'inThird', 'whether the lift works today', 'whether it rains'],
  ['role/direct-question', 'inBase', 'when you start work', 'when you started work'],
  ['role/direct-question', 'ofOther', 'when the course starts', 'when they start'],
  ['role/each-of-list', 'topics', 'ask about the rent', 'ask why'],
  ['role/facts', 'leadIn', 'In truth, it is late', 'The truth'],
  ['role/goal-patterns', 'knowledge', 'find out the price', 'tell the price'],
  ['role/goal-patterns', 'demand', 'insist on a refund', 'ask for a refund'],
  ['role/goal-patterns', 'doubt', 'push back on the price', 'push the price'],
  ['role/goal-patterns', 'news', 'break the news gently', 'hear the news'],
  ['role/goal-patterns', 'feeling', 'express your anger about the delay', 'express it'],
  ['role/goal-phrases', 'value', 'the date of birth', 'the house'],
  ['role/instructions', 'wantedList', 'The things you want to know: ', 'The things you know: '],
  ['role/is-fact', 'ofSelf', 'You live in Bern', 'You start calmly'],
  ['role/is-fact', 'hasVerb', 'he drives', 'old car'],
  ['role/label-sentences', 'isSentence', 'he lost it', 'his old car'],
  ['role/labels', 'aboutExercise', 'Learning goals', 'Goals'],
  ['role/labels', 'style', 'Your tone', 'Your car'],
  ['role/labels', 'matter', 'What happened', 'What happens'],
  ['role/labels', 'terms', 'House rules', 'House'],
  ['role/labels', 'refused', "Won't do", 'Will do'],
  ['role/labels', 'agreed', 'Will agree to', 'Will'],
  ['role/list-lines', 'asking', 'What you want to find out:', 'What you want:'],
  ['role/list-lines', 'listener', 'the candidate', 'the car'],
  ['role/list-lines', 'bareNoun', 'driver came late', 'driver of the van'],
  ['role/lock-bans', 'nobodyKnows', 'Nobody must know about the debt', 'Nobody knows about the debt'],
  ['role/lock-bans', 'notMentioned', 'Do not mention the debt', 'Do not mention it'],
  ['role/lock-keys', 'actor', 'the nurse directly asks', 'the nurse leaves'],
  ['role/prompt-lines', 'inPast', 'moved to Bern', 'moves to Bern'],
  ['role/prompt-sections', 'ofManner', 'How you speak', 'What you speak about'],
  ['role/proviso-parts', 'sharedSubject', 'the price includes lunch and is final', 'the price includes lunch'],
  ['role/refusal-forms', 'bound', 'You will not be bound for longer than a year', 'You will be bound for a year'],
  ['role/refusal-forms', 'insult', 'A discount is out of the question', 'A discount is possible'],
  ['role/register', 'angry', 'Get cold', 'It is cold'],
  ['role/register', 'dry', 'short of time', 'a short time'],
  ['role/register', 'warm', 'cheerful', 'cheap'],
  ['role/register', 'formal', 'stay calm', 'calm down'],
  ['role/second-person', 'noName', 'Nobody', 'Tom'],
  ['role/second-person', 'possessive', 'in her car', 'Ask her now'],
  ['role/telling-lines', 'isSentence', 'The old lift broke and was repaired', 'The old lift'],
  ['role/unpromised', 'ban', 'You must not promise them a date', 'You must not promise'],
  ['role/wishes', 'wanting', 'You want a refund', 'You want to know the price'],
  ['role/fact-clauses', 'verb', 'retires', 'retired'],
  ['role/fact-clauses', 'ofAgent', 'you play', 'you rain'],
  ['role/fact-clauses', 'ownVerb', 'compare', 'chair'],
  ['role/instructions', 'doing', 'negotiate', 'rain'],
  ['role/list-lines', 'participle', 'ordered', 'older'],
  ['role/provisos', 'act', 'say yes', 'say no'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
