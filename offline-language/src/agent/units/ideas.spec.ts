import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['units/manner', 'reactsToLess', 'Anything less gets a shrug', 'Anything goes'],
  ['units/manner', 'atFirst', 'Cold at first', 'At first you wait'],
  ['units/manner', 'voice', 'You shout', 'You shop'],
  ['units/manner', 'inTheTalk', 'You are phoning a friend', 'You are painting'],
  ['units/manner', 'moodAtFirst', 'You seem calm at first', 'You seem calm'],
  ['units/manner', 'startingMood', 'You start friendly but tired', 'You start work'],
  ['units/manner', 'mustNot', 'You must never swear', 'You must leave'],
  ['units/manner', 'moodOnCause', 'You get angry when he laughs', 'You get a letter'],
  ['units/manner', 'distaste', 'You hate it', 'You hate dogs'],
  ['units/manner', 'onlyMood', 'You stay calm', 'You stay at home'],
  ['units/manner', 'moodThenMore', 'You are tense, you look away', 'You are tense, because it is late'],
  ['units/manner', 'deed', 'You might cry', 'You cry'],
  ['units/manner', 'tiredOfIt', 'You have heard every excuse', 'You have heard it'],
  ['units/manner', 'refusedWords', "You do not accept 'soon'", 'You do not accept delays'],
  ['units/promised', 'deed', 'You will lend it', 'You will shout'],
  ['units/promised', 'doneForThem', 'The fee is waived', 'The fee is high'],
  ['units/promised', 'possible', 'It could be done', 'It is done'],
  ['units/of-player', 'subject', 'You are late', 'Yours is late'],
  ['units/of-player', 'instruction', 'The mood', 'The rent'],
  ['units/border', 'newSubject', 'he left, and you stayed', 'he left and stayed'],
  ['units/border', 'semicolon', 'he left; stayed', 'he left, stayed'],
  ['units/border', 'newVerb', 'he left and will stay', 'he left and stayed'],
  ['units/stance', 'feeling', 'You are very worried', 'You are married'],
  ['units/stance', 'opinion', 'You doubt it', 'You drive it'],
  ['units/stance', 'trouble', 'What worries you', 'What helps you'],
  ['units/refusal', 'willNot', 'You will not leave', 'You will not know'],
  ['units/refusal', 'doNot', 'You do not sell it', 'You do not know'],
  ['units/refusal', 'never', 'You never leave', 'You leave'],
  ['units/refusal', 'outOfQuestion', 'That is out of the question', 'That is a question'],
  ['units/refusal', 'notPossible', 'No refund is possible', 'A refund is possible'],
  ['units/refusal', 'notAllowed', 'Dogs are not allowed', 'Dogs are allowed'],
  ['units/limit-sentences', 'budget', 'Your budget is 300', 'Your rent is 300'],
  ['units/limit-sentences', 'letGo', 'You let it go for 300', 'You let it go'],
  ['units/limit-sentences', 'ending', 'You would accept 300', 'You would accept it'],
  ['units/limit-sentences', 'beyond', 'You never go below 300', 'You never go below'],
  ['units/limit-sentences', 'opening', 'You open with 300', 'You open the door'],
  ['units/acceptance', 'willing', 'You are willing', 'You are late'],
  ['units/acceptance', 'agreeing', 'You would accept it', 'You would take it'],
  ['units/acceptance', 'possible', 'A later date is possible', 'Only May is possible'],
  ['units/asks-money', 'howMuch', 'How much is it?', 'How much time is left?'],
  ['units/asks-money', 'cost', 'What does it cost?', 'What does it do?'],
  ['units/asks-money', 'sum', 'What price?', 'What size?'],
  ['units/limits-before', 'upTo', 'up to', 'goes up to'],
  ['units/limits-before', 'atMost', 'at most', 'at last'],
  ['units/limits-before', 'atLeast', 'at the least', 'at last'],
  ['units/limits-before', 'noMore', 'not more than', 'more than'],
  ['units/limits-before', 'extreme', 'a maximum of', 'a maxim'],
  ['units/limits-before', 'notBeyond', 'never go below', 'go below'],
  ['units/limits-before', 'budget', 'the budget is', 'the rent is'],
  ['units/limits-before', 'letGo', 'let it go for', 'let it go'],
  ['units/limits-before', 'ending', 'would also take', 'takes'],
  ['units/limits-before', 'goTo', 'go up to', 'go to town'],
  ['units/secret-frames', 'whatNobodyKnows', 'What nobody knows: ', 'What somebody knows:'],
  ['units/secret-frames', 'nobodyKnows', 'No one else knows that ', 'No one knows '],
  ['units/secret-frames', 'notTold', 'You have never told Tom that ', 'You have told Tom that '],
  ['units/secret-frames', 'secret', 'Your secret is that ', 'Your plan is that '],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
