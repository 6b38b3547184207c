import { capitalised } from '../../../language/tokens/first-letter.js'
import { type Step } from './step.js'
import { loadPatterns } from '../../../data/load-patterns.js'

const patterns = loadPatterns('prompt/tidy/instruction-tails', 'talksAbout', 'compromise')

const tells = '(?:admit|tell|say|mention|reveal|confess)s?'
const hides = '(?:hides?|conceals?|keeps?|does not|do not|never)'
const onlyThen = '(?:but |and )?(?:(?:he|she|you) )?(?:only )?'

/** What a sentence about the part says besides about how to play it: a sentence of its own, or nothing. */
export const instructionTails: readonly Step[] = [
  // "You missed it (you hide this; admit it only if asked about it)"
  [
    new RegExp(
      `[.,]? \\((he|she|you) ${hides}\\b[^();]*[;,] ${onlyThen}(${tells})(?: (?:it|this|that))?(?: only)? (if|when|once) ([^()\\n]+?)\\)\\.?`,
      'gi',
    ),
    (_, who = '', verb = '', joint = '', key = '') => `. ${capitalised(who)} only ${verb} it ${joint} ${key}.`,
  ],
  // "You missed it (you hide this)"
  [/[.,]? \((?:he|she|you) (?:hides?|conceals?|keeps?) (?:this|that|it)\b[^()\n]*\)\.?/gi, '. Do not mention that.'],
  // "You talk a lot about your husband Joaquim, who laid the floor."
  [patterns.talksAbout, (_, whom = '', what = '') => `${capitalised(whom)} ${what}.`],
  // "Agreement: accepts training new drivers, if she asks him to."
  [patterns.compromise, '$1You would accept $2'],
  // "Without a driver: not before tomorrow"
  [/(?<=^|\n(?:[-*•] )?|[.!?] )(Without [\p{L} ]{2,40}): not before /gu, '$1 it will not be before '],
  // "Currently they use …" of the part's own practice
  [
    /(?<=^|\n|[.!?] )(Currently|At the moment|At present|So far|Today),? they (?=use|have|pay|buy|work with)\b/gu,
    '$1 you ',
  ],
  [/(?<=\bso )they (?=have\b|lose\b|pay\b)(?=[^.\n]* an? (?:day|week|month|year)\b)/g, 'you '],
  // "You have four minutes and say so."
  [/,? and (?:(?:will|would|also) )?(?:say|tell)s?(?: (?:him|her|them|you|the \p{L}+))? so(?=[.,;\n]|$)/giu, ''],
  // "You want to see the concert, bring it up if things go well."
  [
    /[,;]? (?:and |but )?(?:(?:you|he|she) )?(?:(?:only )?(?:bring (?:it|this|that) up|raise (?:it|this|that))) (?:only )?(if|when|once) ([^.\n]+)(?=[.\n]|$)/gu,
    (_, joint = '', key = '') => `. You only bring it up ${joint} ${key}`,
  ],
]
