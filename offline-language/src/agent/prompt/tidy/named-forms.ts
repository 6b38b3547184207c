import { capitalised } from '../../../language/tokens/first-letter.js'
import { starts, type Step } from './step.js'

const name = '(?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?'
const does =
  '(?:(?:has|is|was|had|does) |(?!(?:this|always|sometimes|perhaps|us|years)\\b)\\p{Ll}{2,}s (?:an?|the|for|in|at|as|on|his|her|with)\\b)'

const noName =
  '(?:Every|Some|No|Any)(?:body|one|thing)|This|That|These|What|Life|Work|Business|It|There|The|Her|His|Your'

/** Ways to say whom the agent plays, at the beginning of a prompt. */
export const namedForms: readonly Step[] = [
  // "Gianluca, 38, has been head waiter", "Gavin, 48, Welsh, runs a gang"
  [new RegExp(`^(\\s*)(${name}), (\\d{2})((?:, [\\p{L} -]{3,25})?), (?=${does})`, 'u'), '$1You are $2, $3$4. $2 '],
  // "You are the mum, Maureen, 45, a teaching assistant"
  [
    new RegExp(`${starts}You are (?:the|a|an|his|her|their) \\p{Ll}+, (?=${name}, (?:aged )?\\d{2}\\b)`, 'gu'),
    'You are ',
  ],
  // "You play only Obermeier."
  [new RegExp(`${starts}You(?:['’]ll| will)? (?:only play|play only) (?=${name}\\.)`, 'gu'), 'You are '],
  // "I want you to be Sunita."
  [
    new RegExp(
      `${starts}I(?: would|['’]d)? (?:want|need|like|ask) you to (?:be|play|act as|take the part of) (?=${name}[.,])`,
      'gu',
    ),
    'You are ',
  ],
  // "Only one person in this case is played: Carol Nyström, who manages …"
  [
    new RegExp(`${starts}(?:Only )?[Oo]ne person [^.:\\n]{0,30}is (?:played|to be played): (?=${name}[.,])`, 'gu'),
    'You are ',
  ],
  // "Stan drives a forty-tonner for us. He's fifty-five."
  [
    new RegExp(`^\\s*(?!${noName}\\b)(\\p{Lu}\\p{Ll}{2,}) (?=\\p{Ll}{2,}s [^.\\n]*\\. (?:He|She)\\b)`, 'u'),
    'You are $1. $1 ',
  ],
  // "Marek's story. He started …"
  [new RegExp(`^\\s*(${name})['’]s (?:story|case|situation|profile)[.:]\\s+`, 'u'), 'You are $1. '],
  // "What you need to know about Mohan is that he's 47"
  [
    new RegExp(`^\\s*What you (?:need to|should|must) know about (${name}) is (?:that|this:) (he|she)\\b`, 'u'),
    (_, who = '', pronoun = '') => `You are ${who}. ${capitalised(pronoun)}`,
  ],
  // "He should be a Mr. Whitcombe, Alan, mid-forties"
  [new RegExp(`${starts}(?:He|She) should be (?:an? )?(?=${name}[.,])`, 'gu'), 'You are '],
  // "ROSA ITURRALDE – short profile for the role-play"
  [
    /^\s*(\p{Lu}{2,}) (\p{Lu}{2,}) [–—-] (?:short )?(?:profile|brief|notes|part|role|character)\b[^\n]*/u,
    (_, first = '', last = '') => `You are ${[first, last].map((each) => capitalised(each.toLowerCase())).join(' ')}.`,
  ],
]
