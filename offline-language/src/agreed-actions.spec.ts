import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const actionsOf = (...messages: string[]) =>
  findCommitments(readConversation(talk(...messages), language)).map(({ text }) => text)

const start = ['This is Rosa from the workshop.', 'My boiler is leaking since Tuesday.']

describe('what is asked and taken', () => {
  it.each([
    [
      'Could you send me a photo of the valve?',
      'Sure, this afternoon.',
      'Ann will send Rosa a photo of the valve this afternoon.',
    ],
    [
      'Could you send me the old invoice?',
      "Of course, you'll have it tonight.",
      'Ann will send Rosa the old invoice tonight.',
    ],
    ['Could you send me the old invoice?', 'Consider it done.', 'Ann will send Rosa the old invoice.'],
    [
      'Could you send me the serial number?',
      "No problem, I'll email it to you tomorrow.",
      'Ann will send Rosa the serial number tomorrow.',
    ],
    [
      'Can you clear the cellar before we come?',
      "Yes, I'll do that at the weekend.",
      'Ann will clear the cellar before Rosa comes at the weekend.',
    ],
  ])('%s %s', (asked, answer, told) => {
    expect(actionsOf(...start, asked, answer)).toEqual([told])
  })

  it.each([
    ['Would you mind sending me the old invoice?', 'Not at all.', ['Ann will send Rosa the old invoice.']],
    ['Shall I bring the new valve?', 'Yes, please.', ['Rosa will bring the new valve.']],
    ['Shall I bring the new valve?', 'Not necessary, I have one.', []],
    ['Could you send me the old invoice today?', 'Why?', []],
  ])('%s %s', (asked, answer, told) => {
    expect(actionsOf(...start, asked, answer)).toEqual(told)
  })

  it('is told by the answer if that says more', () => {
    expect(
      actionsOf(...start, 'Could you introduce me to the caretaker?', "Sure, I'll set up a call for next Wednesday."),
    ).toEqual(['Ann will set up a call for next Wednesday.'])
  })

  it('has the time that is named later', () => {
    expect(
      actionsOf(
        ...start,
        "I'll send you the sheet with the prices.",
        'Good, I need it for my landlord.',
        "You'll have it tomorrow.",
      ),
    ).toEqual(['Rosa will send Ann the sheet with the prices tomorrow.'])
  })
})

describe('a meeting', () => {
  it.each([
    [
      [
        "Let's talk again in two weeks. Tuesday at half past three?",
        'Half past three is bad. Half past four?',
        'Half past four it is.',
      ],
      'Rosa and Ann will talk again on Tuesday at half past four.',
    ],
    [
      ['Then maybe a demo of the new one?', 'A demo is fine.', 'Then how about the eleventh, at one?', 'Pencil it in.'],
      'The demo is on the eleventh at one.',
    ],
  ])('has the day and the hour that were taken: %j', (said, told) => {
    expect(actionsOf(...start, ...said)).toContain(told)
  })

  it('is none if nobody takes it', () => {
    expect(actionsOf(...start, "Let's talk again on Tuesday at three?", 'I am away then.', 'Oh, a pity.')).toEqual([])
  })
})

describe('a promise', () => {
  it.each([
    ["I'll tell the caretaker.", 'Rosa will tell the caretaker.'],
    ["I'll let the caretaker know you called.", 'Rosa will let the caretaker know Ann called.'],
    [
      "I'll ask Dr. Lind to look at the report this afternoon.",
      'Rosa will ask Dr. Lind to look at the report this afternoon.',
    ],
    ["I'll read through the contract this weekend.", 'Rosa will read through the contract this weekend.'],
    ["You'll hear from me by Thursday.", 'Rosa will get back to Ann by Thursday.'],
    ["I'll have the offer ready by Friday.", 'Rosa will have the offer ready by Friday.'],
    [
      "I'll email the receipts tonight and the form by, let's say, next Friday.",
      'Rosa will email the receipts tonight and the form by next Friday.',
    ],
    [
      "I'll tell the caretaker, he should open the cellar.",
      'Rosa will tell the caretaker that he should open the cellar.',
    ],
    ["I'll pass your comment on to the owner.", "Rosa will pass Ann's comment on to the owner."],
    ["I'll ask for a refund, and let you know by noon.", 'Rosa will ask for a refund, and let Ann know by noon.'],
    [
      "I'll do the rest of the papers on the long weekend, promise.",
      'Rosa will do the rest of the papers on the long weekend.',
    ],
    ["I'll put a notice in the hall people are asking me.", 'Rosa will put a notice in the hall.'],
    ["I'll get someone in next week, Sabine knows a plumber.", 'Rosa will get someone in next week.'],
    ["I'll call their parents in.", 'Rosa will call the parents in.'],
    ["I'll have a word with the caretaker.", 'Rosa will have a word with the caretaker.'],
    ["We'll meet at the station on Friday.", 'Rosa and Ann will meet at the station on Friday.'],
    ["I'm bringing the new valve.", 'Rosa will bring the new valve.'],
    ['Leave the filter out, the old one will do.', 'Ann should leave the filter out.'],
    ['Give the note to your landlord by Thursday.', 'Ann should give the note to their landlord by Thursday.'],
  ])('%s', (said, told) => {
    expect(actionsOf(...start, said, 'Good.')).toEqual([told])
  })

  it.each([
    ['Mum hit a bollard.', "I'll ring her on Sunday.", 'Ann will ring Mum on Sunday.'],
    ['My director is away.', "I'll ring him on Sunday.", 'Ann will ring their director on Sunday.'],
  ])('names the person whom a pronoun means: %s %s', (before, said, told) => {
    expect(actionsOf('How are you?', before, 'Oh no.', said)).toEqual([told])
  })

  it('is what was asked for and can be done in time', () => {
    expect(
      actionsOf(...start, 'I need the certificate of the boiler.', 'I can email you the certificate tonight.'),
    ).toEqual(['Ann will email Rosa the certificate tonight.'])
    expect(actionsOf(...start, 'Then leave the certificate.', 'Okay.')).toEqual([])
  })

  it('is none that the other takes back', () => {
    expect(actionsOf(...start, "Then I'll put the boiler on the internet.", 'No, wait, ask my aunt first.')).toEqual([])
  })

  it('is none of a third person without a name', () => {
    expect(actionsOf(...start, "She'll ring you for a time.", 'Good.')).toEqual([])
  })

  it('does not lead to another one', () => {
    expect(
      actionsOf(
        ...start,
        "I'll send the sheet tonight. And I'll start paying you fifty a month on the old one, from the first.",
        'Good.',
      ),
    ).toEqual([
      'Rosa will send the sheet tonight.',
      "Rosa: “And I'll start paying you fifty a month on the old one, from the first.”",
    ])
  })

  it('is no need and no misfortune', () => {
    expect(actionsOf(...start, "I'll need the valve before the weekend.", "I'll miss my train tomorrow.")).toEqual([])
  })

  it('is told once, not as a part of another, too', () => {
    expect(
      actionsOf(...start, "I'll speak to the caretaker today, and call you back before six.", 'Good.'),
    ).toHaveLength(1)
  })

  it('has the few words before it that name its thing', () => {
    expect(
      actionsOf(...start, 'And the noise?', "No drill this Sunday. I'll leave it at the workshop on Friday."),
    ).toEqual(["Ann: “No drill this Sunday. I'll leave it at the workshop on Friday.”"])
  })
})
