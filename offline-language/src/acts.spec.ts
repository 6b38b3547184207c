import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const tasksOf = (...messages: string[]) =>
  findCommitments(readConversation(talk(...messages), language)).map(({ owner, text }) => `${owner}: ${text}`)

const start = ['This is Rosa from the garage.', 'My bike has a broken wheel, and the race is in June.']

describe('an act', () => {
  it.each([
    [
      'a time that is agreed on in steps',
      ['Would you like to try the new one first? Tuesday at six?', "Tuesday's full. Thursday?", 'Thursday works.'],
      "agent: Rosa: “Would you like to try the new one first? Tuesday at six?” Ann: “Tuesday's full. Thursday?” Rosa: “Thursday works.”",
    ],
    [
      'a request with a short yes',
      ['Anything else?', 'Could you oil the chain and the brakes?', 'No problem.'],
      'agent: Rosa will oil the chain and the brakes.',
    ],
    [
      "an assignment by a third person's name",
      ['And who drives you to the race?', 'Pavel takes the van.'],
      'user: Rosa: “And who drives you to the race?” Ann: “Pavel takes the van.”',
    ],
    [
      'who does it',
      ['Who writes the report for the insurance?', 'I can.'],
      'user: Rosa: “Who writes the report for the insurance?” Ann: “I can.”',
    ],
    [
      'advice that is taken',
      ["There's a course for that in the town hall. I'd talk to them.", "Oh, good. I'll do that."],
      "user: Rosa: “There's a course for that in the town hall. I'd talk to them.” Ann: “I'll do that.”",
    ],
    [
      'a duty',
      ["You'll need to bring the old lock and both keys.", 'All right.'],
      'user: Ann needs to bring the old lock and both keys.',
    ],
    [
      'an order in a case',
      ['If the chain squeaks again, ring me before Friday.', 'I will.'],
      'user: Rosa: “If the chain squeaks again, ring me before Friday.” Ann: “I will.”',
    ],
    [
      'what takes up an offer',
      ["I've got a pump for you.", 'Great, bring it.'],
      "agent: Rosa: “I've got a pump for you.” Ann: “Great, bring it.”",
    ],
    [
      'somebody else, who is named before',
      ['When can I collect it?', "I'm out, but my colleague Ruth is there. She'll give you the key."],
      "user: Ann: “I'm out, but my colleague Ruth is there. She'll (Ruth) give you the key.”",
    ],
    [
      'an offer that is taken by the question when',
      ['I can paint the frame and the fork for you.', 'Oh. When could you do that?', 'Tomorrow morning.'],
      'agent: Rosa: “I can paint the frame and the fork for you.” Ann: “When could you do that?” Rosa: “Tomorrow morning.”',
    ],
    [
      'a thing that only the words before it name',
      ["I'll need a deposit before I start.", "Sure, I'll transfer it tonight."],
      'user: Ann will transfer the deposit tonight.',
    ],
  ])('is found: %s', (_, said, task) => {
    expect(tasksOf(...start, ...said)).toContain(task)
  })

  it.each([
    ['a joke', ["I'll bring my ukulele and you'll all run away.", "Ha, I'd pay for that."]],
    ['a joke that is taken back', ["I'll bring cake. Just kidding.", 'Pity.']],
    ["one's own day", ["I've got another dinner tomorrow.", 'Enjoy it.']],
    ['an encouragement', ["Let's make it count!", 'Yes.']],
    ['a wish', ["I'd like to talk to somebody about it.", 'What about?']],
    ['a plan that was given up', ['I was going to hire a student, but I dropped that.', 'I see.']],
    ['what is not needed', ["I'll have your things brought over at noon.", 'No need, thanks.']],
    ['what is done at once', ['Please write your number on this slip.', 'Done.']],
    ['what goes on with a promise', ['Good.', "I'll write it on the receipt. And sign it.", 'Brilliant.']],
    [
      'an offer after a word of hearing',
      ['Thursday is the last day.', 'Okay. Should I bring the lock?', 'It snows a lot.'],
    ],
    ['an offer after another one', ['I could paint the fork. Or I can lend you a bike.', 'The fork is new.']],
    ['a bare no to what is offered', ['I can cut the cable.', "Please don't. It is new."]],
    ['a fact in the form of an order', ["Limit's a hundred and fifty.", 'Okay.']],
  ])('is none: %s', (_, said) => {
    const tasks = tasksOf(...start, ...said)
    expect(tasks.filter((one) => !one.includes('on the receipt'))).toEqual([])
  })

  it('is told once, each for the one who does it', () => {
    expect(tasksOf(...start, "I'll send you a form.", "Great, I'll fill it in tonight.")).toEqual([
      'agent: Rosa will send Ann a form.',
      'user: Ann will fill the form in tonight.',
    ])
  })

  it('has the words before it, if it leans on them', () => {
    expect(
      tasksOf(...start, 'Do you still have the receipt for the old tyre?', "It's at home. I'll bring it on Friday."),
    ).toEqual([
      "user: Rosa: “Do you still have the receipt for the old tyre?” Ann: “It's at home. I'll bring it on Friday.”",
    ])
  })

  it('has the new thing by its name', () => {
    expect(tasksOf(...start, "I lost the key. But I'll buy a new one tomorrow.", 'Good.')).toEqual([
      'agent: Rosa will buy a new key tomorrow.',
    ])
  })
})
