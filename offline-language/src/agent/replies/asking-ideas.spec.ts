import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['replies/asks-terms', 'needed', 'What would it take?', 'What would it be?'],
  ['replies/asks-terms', 'conditions', 'On what condition?', 'In what condition is it?'],
  ['replies/asks-terms', 'named', 'What are your terms?', 'What are the terms?'],
  ['replies/asks-terms', 'change', 'What would make you stay?', 'What makes you stay?'],
  ['replies/asks-terms', 'winning', 'How can I keep you?', 'How can I call you?'],
  ['replies/asks-person-wish', 'wanted', 'What do you want?', 'What do you do?'],
  ['replies/asks-person-wish', 'help', 'What would help?', 'What would he say?'],
  ['replies/asks-person-wish', 'important', 'What is most important to you?', 'What is important to him?'],
  ['replies/asks-person-wish', 'toDo', 'What can I do?', 'What can he do?'],
  ['replies/asks-own-wish', 'amount', 'How many days do you need?', 'How many days are left?'],
  ['replies/asks-own-wish', 'wanted', 'What do you need?', 'What do you like about it?'],
  ['replies/asks-own-wish', 'help', 'What would help?', 'What helped?'],
  ['replies/asks-own-wish', 'important', 'What is most important?', 'It is important'],
  ['replies/asks-own-wish', 'matters', 'What matters?', 'It matters'],
  ['replies/asks-own-wish', 'hoped', 'What are you looking for?', 'What are you doing?'],
  ['replies/asks-own-wish', 'more', 'Anything else?', 'Anything?'],
  ['replies/anything-else', 'asksForMore', 'Is there anything else you need?', 'Is there something wrong?'],
  ['replies/asks-why', 'why', 'How come you left?', 'When did you leave?'],
  ['replies/asks-why', 'why', 'What has made it so hard?', 'What has made it so good?'],
  ['replies/asks-why', 'suggests', 'Why don’t we sit down?', 'Why don’t you want to sit down?'],
  ['replies/asks-why', 'ofPerson', 'Do you know why I called?', 'Do you know why he called?'],
  ['replies/asks-why', 'silent', 'Why didn’t you say so?', 'Why didn’t you go?'],
  ['replies/worrying-news', 'worrying', 'I have noticed that he is late', 'He is on time'],
  ['replies/asks-promise', 'asksPromise', 'Can I rely on you not to be late?', 'Can I rely on the bus?'],
  ['replies/asks-promise', 'forPromise', 'she asks you for a commitment', 'she asks you for a commission'],
  ['replies/requests', 'asksToTell', 'Could you tell me about it?', 'Could you wait a week?'],
  ['replies/requests', 'asksPart', 'We may be late. Could you wait?', 'Could you agree to it?'],
  ['replies/asks-for-help', 'whatCan', 'What can we do?', 'What can you see?'],
  ['replies/asks-for-help', 'whatNow', 'What now?', 'What then?'],
  ['replies/asks-for-help', 'solution', 'Any alternatives?', 'Any news?'],
  ['replies/asks-for-help', 'how', 'How can we fix it?', 'How can we know?'],
  ['replies/open-telling', 'event', 'What exactly happened on the ferry?', 'What happens if I pay?'],
  ['replies/open-telling', 'cause', 'Why are you so upset?', 'Why are you late?'],
  ['replies/open-telling', 'view', 'How did all of that sit with you?', 'How did you find out about it?'],
  ['replies/open-telling', 'matter', 'Where is the problem?', 'Where is the bus stop?'],
  ['replies/asks-reason', 'why', 'Why?', 'Who?'],
  ['replies/asks-reason', 'howCome', 'How come?', 'How?'],
  ['replies/asks-reason', 'reason', 'Is that the reason?', 'That is the reason'],
  ['replies/asks-reason', 'wrong', 'Is something wrong?', 'Something is wrong'],
  ['replies/asks-reason', 'goingOn', 'What is going on?', 'What is it?'],
  ['replies/asks-about', 'question', 'And when?', 'And then?'],
  ['replies/asks-about', 'matter', 'What about the rent?', 'What about rent?'],
  ['replies/asks-more', 'kind', 'What kind of car?', 'What car?'],
  ['replies/asks-more', 'goingOn', 'What is going on?', 'What is it?'],
  ['replies/asks-more', 'tell', 'Tell me more', 'Tell him'],
  ['replies/asks-more', 'possible', 'What could I do?', 'What did I do?'],
  ['replies/asks-more', 'state', 'How do you feel?', 'How do you know?'],
  ['replies/asks-mood', 'how', 'How have you been?', 'How have they paid?'],
  ['replies/asks-mood', 'matter', 'What is on your mind?', 'What is on the table?'],
  ['replies/asks-mood', 'mood', 'Are you very tired?', 'Are you very late?'],
  ['replies/asks-feeling', 'feel', 'How do you feel?', 'How do you know?'],
  ['replies/asks-feeling', 'cope', 'How are you coping?', 'How are you?'],
  ['replies/asks-feeling', 'been', 'How has that been for you?', 'How has that been paid?'],
  ['replies/asks-feeling', 'mind', 'What went through your mind?', 'What went through the door?'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
