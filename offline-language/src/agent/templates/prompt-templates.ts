import type { Frames } from './templates.js'

/** What is said to an answer that is none, or that is hard to take, so that a better one comes. */
export const promptFrames = {
  sore: {
    any: [
      '“{Sore}”: please do not give me that sentence.',
      '“{Sore}” is exactly what I did not want to hear.',
      'If I hear “{sore}” once more, I ask for somebody else.',
      '“{Sore}”. You read that from a card.',
    ],
  },
  vague: {
    any: [
      '“{Hedge}” does not help me much.',
      'I cannot do anything with “{hedge}”.',
      '“{Hedge}” can mean everything.',
      'You say “{hedge}”, and I am as wise as before.',
      'That is still rather general.',
      'I would like it more exact than “{hedge}”.',
    ],
    dry: ['“{Hedge}” is not an answer.', 'I get “{hedge}” from everybody.'],
    warm: ['“{Hedge}” leaves me guessing a little.', 'Try it without “{hedge}”.'],
    tense: ['“{Hedge}”. You see, that is what I mean.'],
    formal: ['“{Hedge}” is not precise enough for me.'],
  },
  short: {
    any: [
      'That is a short answer.',
      'You are not giving me much.',
      'There must be more to say than that.',
      'I can wait, if you want to add something.',
      'A little more would help me.',
      'One word will not get us far.',
      'You are holding back.',
      'And in a whole sentence?',
    ],
    warm: ['You can say more, I do not bite.', 'Take your time with the answer.'],
    tense: ['Is that all you have to say?', 'I did not come for one word.'],
    dry: ['Brief. I like brief, but not that brief.'],
  },
  /** A bare yes to a question that asked for more. */
  bareYes: {
    any: [
      'A yes is not quite an answer to that.',
      'That was no question for a yes or a no.',
      'Yes to what, exactly?',
      'I had asked for a little more than that.',
      'You agree, good, but I do not know with what.',
    ],
    warm: ['I am glad, but I wanted to hear a bit more.'],
    tense: ['Yes is easy to say.'],
  },
  hello: {
    any: ['Hello, {name}.', 'Hello.', 'Good to hear you.', 'Yes, hello, I can hear you.'],
    tense: ['Yes, hello.'],
    dry: ['Hello. Let us get to it.'],
    warm: ['Hello, {name}, how nice.'],
  },
  silence: {
    any: [
      'Are you still there?',
      'Take your time, I am listening.',
      'I did not hear anything just now.',
      'It has gone quiet on your side.',
      'Can you hear me?',
      'I am still here.',
    ],
  },
  warning: {
    any: [
      'I will not be spoken to like that. Once more and I end this conversation.',
      'Please stay civil, or we stop here.',
      'That is the tone in which I do not go on.',
    ],
  },
  again: {
    any: [
      'Let me put it differently.',
      'I will say it another way.',
      'In other words.',
      'What I meant is this.',
      'Once more, then, more simply.',
    ],
  },
} satisfies Record<string, Frames>
