import { advised } from './commitment-patterns.js'

const start = `(?:^|[,;] )(?:(?:and|then|so|but|also|until then|after that|in the meantime|otherwise),? )*`
const advises = new RegExp(`${start}(${advised})(?= (?:\\w+ |a\\b))`, 'gi')

/** "Ask him first": advice of the agent, and what the user asks for if the agent takes it. */
export const imperatives = [
  { pattern: advises, role: 'agent' as const, owner: 'listener' as const, weight: 0.9 },
  { pattern: advises, role: 'user' as const, owner: 'listener' as const, weight: 0.9, isIfAccepted: true },
]

/** What one asks the other for in the imperative; the expression ends with the verb, which is its last group. */
export const askedThings = [
  // "Put me down for Monday."
  {
    pattern: /(?:^|[,;] )(?:(?:and|then|so|but|also),? )*(put)(?= (?:me|us) down for\b)/gi,
    role: null,
    owner: 'listener' as const,
    weight: 1.2,
  },
  // "Give the note to your employer by Thursday."
  {
    pattern:
      /(?:^|[,;] )(?:(?:and|then|so|but|also|please),? )*(give|hand|show)(?= (?:the|this|your|an?) (?:\w+ ){1,3}to )/gi,
    role: null,
    owner: 'listener' as const,
    weight: 1,
  },
  // "Deal, send me your slides by the eighteenth."
  {
    pattern: /(?:^|, )(?:(?:and|then|so|but|also|deal|okay|please),? )*(send|bring|email)(?= (?:me|us) )/gi,
    role: null,
    owner: 'listener' as const,
    weight: 1.2,
    isIfAccepted: true,
  },
]
