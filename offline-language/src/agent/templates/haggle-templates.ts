import { loadTemplates } from './templates.js'

/** What is said over the figure of a prompt in prose. `{clause}` is what the part wants in return. */
export const haggleTemplates = loadTemplates(
  'haggle',
  'onTerms',
  'offerOnTerms',
  'forReturn',
  'half',
  'halfThing',
  'termsFirst',
  'termsFirstThing',
  'inReturn',
  'noReturn',
  'needs',
  'needsThing',
  'needsHushed',
  'threat',
  'comparison',
  'basis',
  'beyondHigh',
  'beyondLow',
  'own',
  'makeOther',
  'tooFast',
  'notAgreed',
  'notSaid',
)
