import { capitalised, lowerFirst } from '../../../language/tokens/first-letter.js'
import { starts, type Step } from './step.js'
import { afterSubject } from '../verb-forms.js'
import { loadPatterns } from '../../../data/load-patterns.js'

const patterns = loadPatterns(
  'prompt/tidy/sentence-forms',
  'unknownThenHeard',
  'whatNot',
  'whatMakes',
  'caseAfterColon',
  'reactsTo',
  'orderInCase',
  'whatTakes',
)

const wishing = 'wants?|needs?|would like|asks? for|hopes? for|expects?'

/** Sentences that leave something out: "Currently works …", "Looking for a flat". */
export const sentenceForms: readonly Step[] = [
  // "Should she promise to lend it, you add the frame"
  [
    new RegExp(`${starts}Should (you|he|she|they|the \\p{L}+|\\p{Lu}\\p{Ll}+) (\\p{Ll}+) `, 'gu'),
    (_, who = '', verb = '') => `If ${who} ${afterSubject(who, verb)} `,
  ],
  // "If he shouts, say that you will leave", "If he tells you of his wife, soften and offer a week"
  [patterns.orderInCase, (_, condition = '', order = '') => `${condition}, you ${order === 'be' ? 'are' : order} `],
  // "What you long for is an apology, and if she apologises, you will sit down with her."
  [
    new RegExp(
      `${starts}(?!(?:If|When|Once|Unless)\\b)([^.;\\n]{10,}), (?:and|but) if ([^.;\\n]+?, (?:you|he|she) (?=(?:will|would|can|could|are|is|agrees?)\\b))`,
      'gu',
    ),
    '$1. If $2',
  ],
  // "At the end you want a firm day for a viewing."
  [
    new RegExp(
      `${starts}(?:At|By|In|Towards|Before) the end(?: of [^,.]{3,30})?,? (you|he|she) (?=(?:wants?|needs?|would like)\\b)`,
      'giu',
    ),
    (_, who = '') => `${capitalised(who)} `,
  ],
  // "What weighs on you: Oskar comes late."
  [
    new RegExp(
      `${starts}What (weighs on|bothers|worries|annoys|hurts|frightens|troubles) (you|him|her)( most)?: (?=[^.:]* (?:is|are|was|were|has|have|\\p{Ll}+s|\\p{Ll}+ed) )`,
      'gu',
    ),
    (_, verb = '', who = '') => `It ${verb} ${who} that `,
  ],

  // "You talk about your mum as she used to be: she ran a shop"
  [
    /\b(about|of) ((?:your|his|her) \p{Ll}+)((?: [^.:;,]{1,40})?): (?:she|he) (?=\p{Ll})/gu,
    (_, joint = '', who = '', more = '') => `${joint} ${who}${more}: ${who} `,
  ],
  // "You do not know that she is ill. If you hear that, …"
  [patterns.unknownThenHeard, (_, before = '', what = '', joint = '') => `${before}${joint} they say that ${what}, `],
  // "Your son Nils (11) has a cold."
  [/(?<=\p{Lu}\p{Ll}+) \((\d{1,2})\)(?= \p{Ll})/gu, ', $1,'],
  // "What makes you even more nervous: you are flying to Lagos on Sunday."
  [patterns.whatMakes, (_, letter = '') => letter.toUpperCase()],
  // "You feel insecure about terms: if she uses words like …, you ask what she means."
  [patterns.caseAfterColon, (_, joint = '') => `. ${capitalised(joint)} `],
  // "You react badly to the word 'criminal' and say that you will leave."
  [
    patterns.reactsTo,
    (_, who = '', how = '', quoted = '', thing = '') =>
      `If the recipient ${quoted ? `says ${quoted}` : `mentions ${thing}`}, ${who.toLowerCase()} ${who === 'You' ? 'react' : 'reacts'} ${how} and `,
  ],
  // "What you want is six months' pay and a good reference.", "What you need most is to be heard."
  [
    new RegExp(
      `${starts}What (you|she|he) (${wishing})(?: most| above all| really)? is (?!that\\b)(?=[\\p{L}\\d£$€])`,
      'gu',
    ),
    (_, who = '', verb = '') => `${capitalised(who)} ${verb} `,
  ],
  // "What you cannot do is stop altogether.", "What you will not accept is a warning."
  [
    patterns.whatNot,
    (_, who = '', not = '', verb = '') => `${capitalised(who)} ${not} ${/^(?:do|offer)$/.test(verb) ? '' : `${verb} `}`,
  ],
  // "What you can accept: half now and the rest in May."
  [patterns.whatTakes, (_, who = '') => `${capitalised(who)} would accept `],
  // "Exception: if …"
  [/\b(?:[Ee]xceptions?|EXCEPTION): (if|when)\b/g, (_, joint = '') => capitalised(joint)],
  // "What you want: one person who is responsible, and a date."
  [
    new RegExp(
      `${starts}What (you|he|she) (?:wants?|needs?|demands?|hopes? for|is after|are after): (?!that |to )(?=\\S)`,
      'g',
    ),
    (_, who = '') => `${capitalised(who)} ${who === 'you' ? 'want' : 'wants'} `,
  ],
  // "They were married for 30 years and have two sons.": the part and its partner
  [
    new RegExp(
      `(?<=^|\\n|[.!?] |[-*•] )They (?=(?:were|are|have been) (?:married|engaged|divorced|separated|a couple)\\b)`,
      'g',
    ),
    'You ',
  ],
  // "You would be satisfied with a plan: someone walks with them, and the parents are called."
  [
    /\b((?:You|He|She) would) (?:be (?:satisfied|happy|content|fine|okay)|settle|do) with (an? [\p{L} ]{3,30}): ([^.\n]+)\./gu,
    (_, who = '', what = '', list = '') => `${who} accept ${what} if ${list.split(/, (?:and )?/).join(', if ')}.`,
  ],
  // "Close when they propose a step: a pilot with a start date gets a yes; anything vaguer …"
  [/[:;.] ([Aa]n? [^.:;\n]{5,120}) gets a yes\b[;,]?/g, (_, what = '') => `. You would like ${lowerFirst(what)}.`],
  // "Your aim is a price below 78,000."
  [
    new RegExp(
      `${starts}(You|His|Her)r? (?:main |real |own )?(?:aim|goal|wish|target|demand|objective) is (?=(?:an?|the|no|more|less|\\d)\\b)`,
      'g',
    ),
    (_, whose = '') => `${whose === 'You' ? 'You want' : whose === 'His' ? 'He wants' : 'She wants'} `,
  ],
  // "She worries about two things: schools pay late, and the founder is alone."
  [
    /\b(worr(?:y|ies)|(?:is|are) (?:worried|concerned)) about (?:two|three|one|several|some) things?: ([^.\n]+?), and ([^.,\n]+)\./g,
    (_, verb = '', first = '', second = '') => `${verb} that ${first}, and that ${second}.`,
  ],
  // "You are angry because:" before a list of sentences
  [/(?<=^|\n|[.!?] )[^\n.:]{3,60}\b(?:because|since|reasons?):[ \t]*\n(?=\s*(?:[-*•]|\d+[.)]) )/g, ''],
  // "You need: the policy number, the date, and photos. Ask for these one after the other."
  [
    /: ([^.:\n]{5,200})\.((?: [^\n]{3,160}?\.)?) (?:You )?[Aa]sk for (?:these|them|all of (?:these|them)|each of (?:these|them))\b[^.\n]*\./g,
    (_, list = '', between = '') =>
      `: ${list}.${between}\n${list
        .split(/, (?:and )?| and /)
        .map((item) => `- Ask for ${item}.`)
        .join('\n')}\n`,
  ],
  // "An application needs: the date, the times."
  [/\b(needs?|requires?|includes?|contains?): (?=(?:the|an?|your|\d)\b)/g, '$1 '],
  // "You never decide on the spot: you say that you will call by Friday."
  [
    /(?<=[^.!?\n]{8,}): (?:you|he|she) says? (?:that )?(?:you|he|she) will ([^.\n]+)\./g,
    (_, what = '') => `. You will ${what}.`,
  ],
  [
    /; (an? \p{Ll}+ is (?:an insult|out of the question|unacceptable|no option))/gu,
    (_, what = '') => `. ${capitalised(what)}`,
  ],
  [/, (?:which|as) (?:you|he|she) (?:well )?knows?(?: (?:very )?well)?(?=[,.;])/g, ''],
  [/,? and asks? at the end (?=(?:how|when|what|whether|if|who)\b)/gi, '. You ask '],
  [/(?<=^|\n|[.!?] )What (?:bothers|annoys|worries|upsets) (?:you|him|her) is that /g, 'You are unhappy that '],
  [/\((\p{Lu}[^()]{5,160}[.!?])\)/gu, '$1'],
  [
    new RegExp(`${starts}(The real reason|The true reason|The reason|Reasons?):\\s+`, 'gu'),
    (_, name = '') =>
      name === 'Reasons' ? 'The reasons are that ' : `${name === 'Reason' ? 'The reason' : name} is that `,
  ],
  [new RegExp(`${starts}Currently (?=\\p{Ll}+s )`, 'gu'), ''],
  [new RegExp(`${starts}(\\p{Ll}+s) (?=an? |the |\\d)`, 'gu'), (_, verb = '') => `${capitalised(verb)} `],
  [
    new RegExp(`${starts}(Conflict|Trouble|Dispute|Argument) with `, 'gu'),
    (_, what = '') =>
      `You have ${what === 'Trouble' ? 'trouble' : /^A/.test(what) ? `an ${what.toLowerCase()}` : `a ${what.toLowerCase()}`} with `,
  ],
  [new RegExp(`${starts}Looking for `, 'gu'), 'You are looking for '],
]
