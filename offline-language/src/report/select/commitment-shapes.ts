import { loadPatterns } from '../../data/load-patterns.js'
import { askedThings, imperatives } from './asked-things.js'
import type { Role } from '../../language/sentences/sentence.js'
import type { Shape } from './shape.js'
import { helpers, suggested } from './commitment-patterns.js'

// Narrow on purpose: most sentences with "will" or "can" are no commitment that needs a follow-up.

const { adverb } = loadPatterns('commitment-shapes', 'adverb')
const skip = `(?:${adverb.source} )*`
const shape = (
  owner: Shape['owner'],
  role: Role | null,
  weight: number,
  lead: string,
  verb = '[a-z]+',
  rest: Partial<Shape> = {},
): Shape => ({ pattern: new RegExp(`${lead} ${skip}(${verb})\\b`, 'gi'), role, owner, weight, ...rest })

/** What "I would …" advises the listener to do. */
const promisedInAnswer =
  'photograph|ring|call|ask|write|send|take|keep|check|order|book|contact|email|clean|change|replace|try|bring|turn|switch|see'

export const shapes: readonly Shape[] = [
  // Promises of the speaker.
  shape(
    'speaker',
    null,
    1.3,
    `\\b(?:I|we) ${skip}(?:will|shall|am going to|are going to|promise to)`,
    '(?!do is\\b)[a-z]+',
    { isPromise: true },
  ),
  shape('speaker', null, 1.3, '\\bwhat (?:I|we) (?:will|am going to|are going to) do is', '[a-z]+', {
    isPromise: true,
  }),
  shape('speaker', null, 1.1, `\\b(?:I|we) ${skip}can`, 'put|have|do|send|bring|get|drop|call|ring|email', {
    isTimed: true,
    isPromise: true,
  }),
  // "I am changing the routing today", "I send you a draft in two weeks".
  shape(
    'speaker',
    null,
    1.2,
    '\\b(?:I am|we are)',
    '[a-z]+ing(?= (?:the|an?|my|your|our|you|him|her|them|it|this|that|all|some))',
    { isTimed: true, isOngoing: true, isPromise: true },
  ),
  shape(
    'speaker',
    null,
    1.1,
    '\\b(?:I am|we are)',
    '(?:bringing|organi[sz]ing|cooking|collecting)(?= (?:the|an?|my|your)\\b)',
    {
      isOngoing: true,
      isPromise: true,
    },
  ),
  shape('speaker', null, 1.2, '(?:^|, |\\band )(?:I|we)', 'send|call|ring|email|pay|bring|ask|speak|write|come', {
    isTimed: true,
    isPromise: true,
  }),
  shape('speaker', null, 1.1, `\\b(?:I|we) ${skip}(?:plan to|am planning to|are planning to|intend to)`),
  shape('speaker', 'agent', 1.1, `\\b(?:I|we) ${skip}(?:want to|would like to)`),
  shape('speaker', 'agent', 1, `\\b(?:I|we) ${skip}can`),
  shape('speaker', 'agent', 1, '\\blet me', 'talk|speak|email|send|write|call|book|arrange'),
  shape(
    'speaker',
    'agent',
    1,
    '\\b(?:let us|my recommendation (?:would be|is) to|(?:I|we) (?:recommend|suggest|propose)(?: that)? we)',
  ),
  shape(
    'speaker',
    'user',
    1,
    `(?:^|\\b(?:and|but|so|then|first|think|guess|said) )(?:I|we) ${skip}(?:need to|have to|should)`,
  ),
  shape(
    'speaker',
    'agent',
    1,
    `\\b(?:I|we) ${skip}(?:need to|have to|must)`,
    'ask|talk|speak|call|send|write|order|book',
  ),
  // A promise that someone of the speaker's side keeps.
  shape('helper', 'agent', 1.2, `\\b(?:(?:the|our|my|your) (?:[a-z]+ ){0,2}?)?(?:${helpers}) will`),
  shape(
    'helper',
    'agent',
    1.2,
    `\\b(?:(?:the|our|my) (?:[a-z]+ ){1,2}?|dr\\. [a-z]+ )will`,
    'call|ring|text|email|contact|visit|come|send|bring|write|check|repair|be',
  ),
  // "Stefano will come at half past eleven".
  shape(
    'helper',
    'agent',
    1.2,
    '(?:^|, )(?!(?:i|we|you|it|that|this|there|he|she|they|who|which|what|one|so|and|but|then)\\b)[a-z]+ will',
    'come|carry|bring|collect|deliver|fit|install|ring|call|visit',
  ),
  // "She'll ring you for a time", if the talk says who she is.
  shape('helper', null, 1.1, '(?:^|\\band )(?:he|she) will', 'call|ring|text|email|contact|visit'),
  // What the other one gets is the speaker's to give.
  shape('speaker', null, 1.1, `\\byou will`, 'hear(?= from (?:me|us)\\b)', { isTimed: true, isPromise: true }),
  shape('speaker', null, 1.1, `\\byou will`, 'get|have|receive', { isQuoted: true, isTimed: true, isPromise: true }),
  shape(
    'speaker',
    null,
    1.2,
    '\\b(?:I am|we are) (?:very |more than |quite )?(?:happy|glad) to',
    'hold|keep|send|lend|bring|wait|reserve',
  ),
  // "If you send me the invoice, I will ask."
  shape('listener', null, 1.1, '(?:^|\\b(?:but|and|so) )if you', 'send|email|forward|bring|give|show', {
    isQuoted: true,
  }),
  ...askedThings,
  shape('speaker', null, 1.1, '\\b(?:I|we) (?:had|would) better', '[a-z]+', { isTimed: true, isPromise: true }),
  shape('listener', null, 1, '^(?:and |so )?would you mind', '[a-z]+ing', { isOngoing: true, isIfAccepted: true }),
  // "Shall I bring the contract?"
  shape('speaker', null, 1.1, '^(?:and |so |then )?shall (?:I|we)|^(?:do you want|would you like) me to', '[a-z]+', {
    isIfAccepted: true,
  }),
  shape('listener', 'agent', 1, '^(?:I|what I) would', promisedInAnswer, { isIfAccepted: true }),
  shape('listener', 'user', 1, '\\byou have (?:got )?to', '[a-z]+', { isIfAccepted: true }),
  // Advice and instructions.
  shape('listener', 'agent', 1, `\\byou ${skip}(?:will )?${skip}(?:need to|have to|should|must|ought to|want to)`),
  shape('listener', 'agent', 1, `\\b(?:want|need|would like|encourage|advise|ask) you(?: to)?`),
  shape('listener', 'agent', 1, `\\b(?:recommend|suggest|propose)(?: that)? you`),
  shape('listener', null, 1.2, '(?:^(?:in the meantime,? )?|\\bplease )do not'),
  shape('listener', null, 1.1, '\\bplease'),
  shape('listener', 'user', 1, `\\b(?:need|would like|want) you to`),
  shape('listener', 'agent', 1, `(?:make|be) sure (?:that you|you|to)`),
  shape('listener', 'agent', 0.9, `\\b(?:maybe|perhaps) you (?:can|could|should)|\\bremember to`),
  shape('listener', 'agent', 0.8, '\\byou (?:can|may)', suggested),
  ...imperatives,
]
