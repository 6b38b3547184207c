import type { Frames } from './templates.js'

/** Steps from one subject to the next. */
export const moveFrames = {
  transition: {
    any: [
      'Let me ask you something else.',
      'There is another thing.',
      'Now to something different.',
      'One more thing is on my mind.',
      'Something else, while I have you.',
      'That brings me to the next point.',
      'Let us go on.',
    ],
    dry: ['Next.', 'Another point.'],
    warm: ['May I ask you something else?', 'I have been wondering about something.'],
    tense: ['And that is not all.', 'Now to what really bothers me.'],
    formal: ['I have a further question.', 'Allow me another question.'],
  },
  pressClause: {
    any: [
      'I still do not know {wants}.',
      'It is still open {wants}.',
      'So tell me {wants}.',
      'I asked {wants}.',
      'My question was {wants}.',
      'What I am waiting to hear is {wants}.',
      'That leaves open {wants}.',
    ],
  },
  pressThing: {
    any: [
      'I am still missing {wants}.',
      'What I am waiting for is {wants}.',
      'I was asking about {wants}.',
      'That leaves {wants}.',
      'So what about {wants}?',
      'Please come back to {wants}.',
    ],
  },
  /** Back to what was said before a turn that led away. */
  resume: {
    any: [
      'You were saying “{before}”. Go on from there.',
      'We were at “{before}”. What else belongs to it?',
      'Back to “{before}”: is that all?',
    ],
  },
  lastTry: { any: ['And apart from {wants}, what is possible?', 'What would have to be different about {wants}?'] },
  /** For when everything else has been said: made of the person's own words. */
  own: {
    any: [
      'You said “{quote}”. What comes after that?',
      '“{Quote}”, you said. Help me to see why.',
      'I keep thinking about “{quote}”. Go on from there.',
      'Stay with “{quote}” for a moment, please.',
      'What is behind “{quote}”?',
      'And how does “{quote}” go together with the rest?',
      '“{Quote}”: say that again in your own way.',
      'Let me come back to “{quote}”.',
      'Why “{quote}”, of all things?',
      '“{Quote}” I understood. And beyond that?',
    ],
  },
} satisfies Record<string, Frames>
