import { starts, type Step } from './step.js'
import { loadPatterns } from '../../../data/load-patterns.js'

const patterns = loadPatterns('prompt/tidy/occasion-forms', 'comes', 'persons', 'gives')

const somebody = "(?:[Aa]n?|[Tt]he|[Yy]our|[Tt]his) (?:[\\p{L}']+ ){0,4}?[\\p{L}']+"
const comes = patterns.comes.source
const place = "(?: (?!because)[\\p{L}'’]+){0,6}"
const persons = patterns.persons.source
/** What a part does for the person; an order about the manner of talking is none. */
const gives = patterns.gives.source

/** What brings the two together is what it is about: "A customer calls because the oven broke down." */
export const occasionForms: readonly Step[] = [
  [
    new RegExp(
      `(?<=^|\\n|[.!?:] |[-*•] )${somebody} ${comes}${place} because (?!he\\b|she\\b|they\\b|you\\b)(\\p{L}|\\d)`,
      'gu',
    ),
    (_, first = '') => first.toUpperCase(),
  ],
  // "Customer wants to return a laptop"
  [
    new RegExp(
      `(?<=^|\\n|[.!?:] |[-*•] )(${persons}) (?=(?:wants|has|is|needs|asks|would|was|bought|calls|complains|claims|says|thinks|\\p{Ll}{3,}ed)\\b)`,
      'giu',
    ),
    (_, who = '') => `The ${who.toLowerCase()} `,
  ],
  // "If they need it for work, lend them a machine"
  [
    new RegExp(`\\b(If|When|Once|As soon as|Only if) ([^.,;:\\n]{5,120}), (?=(?:${gives})\\b)`, 'gu'),
    (_, joint = '', condition = '') => `${joint} ${condition}, you `,
  ],
  [
    new RegExp(`${starts}(${gives}) (them|him|her|the customer) ([^.;\\n]{3,120}?),? (if|when|once) (?=\\p{L})`, 'giu'),
    (_, verb = '', whom = '', what = '', joint = '') =>
      `You ${verb.toLowerCase()} ${whom} ${what} ${joint.toLowerCase()} `,
  ],
]
