import type { Sentence } from '../../language/sentences/sentence.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

export const { inTheCall, done, underWay, when } = loadPatterns(
  'commitment-patterns',
  'inTheCall',
  'done',
  'underWay',
  'when',
)
const lists = loadWords('commitment-patterns', 'weak')

// Narrow on purpose: most sentences with "will" or "can" are no commitment that needs a follow-up.

const verbs =
  'send email mail text call phone contact order reorder book schedule reschedule arrange set refer prescribe give provide put increase decrease start begin continue keep create prepare share write draft update change cancel refund replace credit process submit file open close transfer escalate forward follow reach return deliver ship pay sign repeat recheck monitor plan confirm finish complete fix resolve test meet invite introduce connect upload download apply register enroll renew extend reduce raise lower add remove brace order buy bring ask talk speak check find think look practice practise work try take use weigh avoid ice rest elevate come stop visit stay drink wear read review get include organise organize pass run reassess move assign hand join train build present research compare remind track measure install collect print publish post hire approve notify inform activate reset verify block apologise apologize let'
export const verbSet = new Set(verbs.split(' '))
export const weak: ReadonlySet<string> = new Set(lists.weak)
const skip =
  '(?:(?:just|also|then|certainly|probably|definitely|personally|really|do|still|now|therefore|immediately|quickly|have to|make sure to|try to|be sure to|please|first) )*'
const promise = new RegExp(
  `\\b(?:I|we) ${skip}(?:will|am going to|are going to|shall|want to|would like to|am planning to|are planning to|plan to|promise to|can) ${skip}([a-z]+)`,
  'gi',
)
const recommends = new RegExp(
  `\\b(?:my recommendation (?:would be|is) to|(?:recommend|suggest|propose|advise)(?: that)? (?:we|I|to)|let us) ${skip}([a-z]+)`,
  'gi',
)
const asksOf = new RegExp(
  `\\b(?:(?:want|need|would like|have|ask|encourage|advise|tell) you(?: to)?|(?:recommend|suggest|propose) (?:that )?you|you (?:will )?${skip}(?:need to|have to|should|must|ought to|will want to)|make sure (?:that )?you|make sure to|be sure to|remember to|please|you (?:can|may)) ${skip}([a-z]+)`,
  'gi',
)
const ownDuty = new RegExp(
  `\\b(?:I|we) ${skip}(?:will|am going to|need to|have to|should|promise to|am planning to|plan to|intend to) ${skip}([a-z]+)`,
  'gi',
)
export const request = new RegExp(`^(?:can|could|would|will) you ${skip}([a-z]+)`, 'gi')
const imperative = new RegExp(
  `(?:^|, )(?:please )?(call|contact|email|come|return|stop by|follow|send|continue|take|schedule|book|bring|keep|avoid|try|stay|make sure) (?=(?:me|us|the|your|my|back|in|by|up|to|it|them|and|any|off|on)\\b)`,
  'gi',
)

export type Shape = { pattern: RegExp; role: Sentence['role'] | null; owner: 'speaker' | 'listener'; weight: number }
export const shapes: Shape[] = [
  { pattern: asksOf, role: 'agent', owner: 'listener', weight: 1 },
  { pattern: promise, role: 'agent', owner: 'speaker', weight: 1.3 },
  { pattern: recommends, role: 'agent', owner: 'speaker', weight: 1.1 },
  { pattern: imperative, role: 'agent', owner: 'listener', weight: 0.9 },
  { pattern: ownDuty, role: 'user', owner: 'speaker', weight: 1 },
  { pattern: request, role: 'user', owner: 'listener', weight: 0.9 },
]
