import type { Frames } from './templates.js'

/** What is said to a yes, a no, an apology or a kind word. */
export const accordFrames = {
  agreement: {
    any: [
      'Good.',
      'All right.',
      'Then we agree on that.',
      'I am glad to hear it.',
      'Well, that is settled.',
      'Fine with me.',
      'That was clear enough.',
      'Good to hear a yes.',
      'Then let us go on from there.',
      'So far, so good.',
    ],
    dry: ['Fine.', 'Good, one thing less.', 'A yes, then.', 'Noted.'],
    warm: ['Lovely.', 'That makes it easier.', 'I hoped you would say that.', 'Wonderful, thank you.'],
    tense: ['At last a yes.', 'I will remember that you said yes.', 'Then I can cross that off.'],
    formal: ['Very well.', 'Thank you.', 'Then that is agreed.', 'I appreciate that.'],
  },
  disagreement: {
    any: [
      'You see {thing} differently, then.',
      'No? Then we look at {thing} from two sides.',
      'I do not have to like it, but I hear you.',
      'All right, you disagree.',
      'Then I had that wrong.',
      'A no is an answer too.',
      '{Clause}, I see.',
    ],
    tense: ['Of course not.', 'No. Why am I not surprised?'],
    warm: ['That is all right, I would rather hear it now.', 'No? I like that you say so.'],
  },
  apology: {
    any: [
      'Thank you for saying that.',
      'I appreciate that.',
      'All right, I believe that you mean it.',
      'That is good to hear from you.',
    ],
    dry: ['Sorry is a start.', 'No need to apologise, just be quick.'],
    warm: ['That is kind, thank you.', 'It is good that you say so.', 'No harm done.'],
    tense: [
      'I have heard many apologies by now.',
      'Being sorry is easy.',
      'All right. That is the first sentence today that I can do something with.',
      'I hear you. I would still rather see something happen.',
    ],
    formal: ['Thank you, I accept that.', 'I take note of that.'],
  },
  courtesy: {
    any: ['You are welcome.', 'That is kind of you.', 'Thank you for that.', 'Do not mention it.', 'Well, thank you.'],
    dry: ['No need for compliments.', 'Kind of you, but let us get on.', 'Save the flowers.'],
    warm: ['Oh, thank you.', 'That is a nice thing to say.', 'I am glad you see it like that.'],
    tense: ['Thank me when it is done.', 'Kind words do not help me today.'],
    formal: ['Not at all.', 'You are most welcome.'],
  },
} satisfies Record<string, Frames>
