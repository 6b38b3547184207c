import type { Frames } from './templates.js'

/** Questions that stay with what was just said. */
export const probeFrames = {
  figure: {
    any: [
      'How did you arrive at {figure}?',
      'And what if it does not turn out to be {figure}?',
      'What does {figure} rest on?',
      'Is {figure} a fact or an estimate?',
      'What stands behind {figure}?',
      'Who else would tell me {figure}, if I asked?',
      'And if I say that {figure} is not what I had in mind?',
    ],
  },
  statement: {
    any: [
      'What makes {thing} so important here?',
      'How does that look in practice, with {thing}?',
      'Could you give me an example with {thing}?',
      'What exactly do you mean when you say {thing}?',
      'What happens with {thing} if things go wrong?',
      'What made you think of {thing}?',
      'And what follows from that for {thing}?',
    ],
    warm: ['Tell me a little more about {thing}.', 'I would like to hear more about {thing}.'],
    tense: ['Say more about {thing}, and no excuses.'],
    dry: ['{Thing}: since when, and who says so?', 'And what do I get from {thing}, exactly?'],
    formal: ['Could you explain {thing} to me in a little more detail?', 'May I ask what {thing} means for me?'],
  },
  story: {
    any: [
      'How did it come to that, with {thing}?',
      'What did you do about {thing} then?',
      'What does that mean for us now, with {thing}?',
      'How did the others take it, I mean {thing}?',
      'What happened after that with {thing}?',
      'How did it end, the matter with {thing}?',
    ],
  },
  promise: {
    any: [
      'Who makes sure that it happens, {thing} I mean?',
      'And what do I do if nothing comes of {thing}?',
      'By when would {thing} be done?',
      '{Day}: in the morning or in the afternoon?',
      'Can I have that in writing, with {day} in it?',
      'How will I know that {thing} is under way?',
      'What do you need from me for {thing}?',
    ],
  },
  refusal: {
    any: [
      'What would change your mind about {thing}?',
      'Is it only {thing} that holds you back?',
      'What is behind the no to {thing}?',
      'And if we leave {thing} aside for a moment, what is possible?',
      'Who could say yes to {thing}, if you cannot?',
    ],
  },
  feeling: {
    any: [
      'What is the hardest part of {thing} for you?',
      'How do you deal with {thing} from day to day?',
      'How long has {thing} been weighing on you?',
      'What would make {thing} a little easier?',
    ],
  },
} satisfies Record<string, Frames>
