import { expect, it } from 'vitest'
import { withLabelSentences } from './label-forms.js'

it.each([
  ["Can't tell: who made the report.", 'You do not know who made the report.'],
  ['Not known to him: whether he pays; his price', 'He does not know whether he pays. He has no idea about his price.'],
  ["- Doesn't know: what she bids", '- She does not know what she bids.'],
  ["Blind spots: he doesn't know who left.", "He doesn't know who left."],
  ['**No knowledge of**\nwho served her', 'She does not know who served her.'],
  ['Keeps quiet about: two men left.', 'Secret: two men left.'],
  ["What you don't accept: a warning.", 'You do not accept a warning.'],
  ['Would do: put five people up, if you may.', 'You would put five people up, if you may.'],
  ['Her hope: a week.', 'She wants a week.'],
  ['What she would accept: a later start.', 'She is open to a later start.'],
  ['Gives in if: Ann comes along. Then you hand over the keys.', 'If Ann comes along, you hand over the keys.'],
  ['Agrees if: Tom helps her.', 'If Tom helps her, she agrees.'],
  ['Dislikes: long calls.', 'You dislike long calls.'],
  ["What he doesn't say at first: he fell.", 'Secret: he fell.'],
  [
    'What opens you up: an apology, or Ann asking how you are.',
    'If the recipient offers an apology, you open up. If Ann asks how you are, you open up.',
  ],
  [
    'What shuts you down: threats. You will then say "fine".',
    'If the recipient makes threats, you shut down and say "fine".',
  ],
  ['What calms her: hearing what comes next.', 'If the recipient hears what comes next, she calms down.'],
  ['He could live with: two days a week', 'He is open to two days a week.'],
  [
    'What sets him off: phrases like "team player" or being rushed',
    'If the recipient uses phrases like "team player", he gets annoyed. If you are rushed, he gets annoyed.',
  ],
  ['What makes you angry: being interrupted', 'If you are interrupted, you get annoyed.'],
  ['Not OK: a repair; a voucher', 'You do not accept a repair. You do not accept a voucher.'],
  ["What it's about: Ann has asked for time.", 'Ann has asked for time.'],
  ["What it's about: On Monday you fell.", 'On Monday you fell.'],
])('%j is %j', (prompt, said) => expect(withLabelSentences(prompt)).toBe(said))

it.each([
  'Manner: calm.',
  'What bothers you: Oskar comes late.',
  'Not known to you\n- Why it was late',
  'Budget: 1.4 million',
  "What you don't accept: You'd rather go.",
])('leaves %j', (prompt) => expect(withLabelSentences(prompt)).toBe(prompt))
