import { capitalised, lowerFirst } from '../../../language/tokens/first-letter.js'
import { starts, type Step } from './step.js'
import { loadPatterns } from '../../../data/load-patterns.js'

const patterns = loadPatterns(
  'prompt/tidy/kept-back-forms',
  'notSaidUnless',
  'onlyOneKnows',
  'toldOnlyIf',
  'notSaid',
  'keepsItBack',
  'onlyIfDoTheyTell',
  'keptToSelf',
  'keptThenSaid',
  'shyAndOnlyTells',
  'notVolunteered',
  'outInCase',
  'toldNobodyBut',
  'halfTheTruth',
)

const honestReason =
  '((?:The|Your) (?:honest|real|true|actual|whole) (?:reason|truth|story|cause)[^.\\n]+|The truth [^.\\n]+|In (?:truth|fact|reality),? [^.\\n]+)'
const keepsItBack = patterns.keepsItBack.source
const oneMoreSentence = '((?: [^.\\n]+\\.)?)'
const whenAsked = '(?:If|When|Once) ([^.,\\n]+)'
const comesClean =
  '(?:you|he|she) (?:will |would )?(?:come clean|comes clean|admits? (?:it|this|that)|owns? up|tells? (?:them|him|her|the truth|it))[^.\\n]*\\.'

const dislikesTalk =
  "You (?:dislike|hate|do not like|don't like|avoid) (?:speaking|talking|to (?:speak|talk)) (?:about|of)"
const saysAtFirst = '(?:(?:at )?first |initially |only |just )*say (?:at first |only |just )*[\'"‘“]([^\'"’”]+)[\'"’”]'
const askedAgain =
  '(?:If|When|Once) (?:they |you are )?(?:ask(?:ed)?|press(?:ed)?)\\b[^.]*(?:second time|again|twice)[^.]*,?'
const tellsThen = '(?:you )?(?:tell|admit|talk|speak)[^.]*?(?: about ([^.]+))?'

const keeps = '(?:keep to yourself|hide|are ashamed of|never say|do not say)'
const mayKnow = '(?:knows?|is supposed to know|is meant to know)'
const tells = '(?:tell|say|admit|reveal|mention|confess|share)'

const toldNobody = (secret: string, joint: string, key: string): string =>
  `You have told nobody that ${secret}. You only admit it ${joint} ${key}.`
const notMentioned = (who: string, matter: string, joint: string, key: string): string =>
  `${who} ${who === 'You' ? 'do' : 'does'} not mention that ${matter} ${joint} ${key}.`

/** Rewrites the ways in which prompts keep something back, or set a limit, into sentences that the units can read. */
export const keptBackForms: readonly Step[] = [
  // "What you do not say unless asked kindly about home: your wife left."
  [
    patterns.notSaidUnless,
    (_, who = '', joint = '', key = '', matter = '') =>
      notMentioned(
        capitalised(who),
        matter,
        joint,
        `they ask ${key.replace(/^(?:kindly|directly|openly|nicely) /, '')}`,
      ),
  ],
  // "Only if they ask how Ella is do you tell them that she was in hospital."
  [
    patterns.onlyIfDoTheyTell,
    (_, joint = '', key = '', who = '', matter = '') =>
      `${capitalised(who)} only ${who === 'you' ? 'say' : 'says'} that ${matter} ${joint} ${key}.`,
  ],
  // "You keep to yourself that you have an offer unless they ask about it."
  [patterns.keptToSelf, (_, who = '', matter = '', joint = '', key = '') => notMentioned(who, matter, joint, key)],
  // "Keeps to herself that the plot was Walter's; says it only if asked why it matters."
  [
    patterns.keptThenSaid,
    (_, matter = '', key = '') => notMentioned('You', matter, 'unless', `they ${key.replace(/^asked\b/, 'ask')}`),
  ],
  // "She is afraid of needles, but is embarrassed about that and will only say so if asked."
  [patterns.shyAndOnlyTells, (_, verb = '') => `. You only ${verb.replace(/s$/, '')} `],
  // "You do not volunteer this; it comes out if they ask about the costs."
  [patterns.notVolunteered, 'You only say this '],
  // "You would never bring this up by yourself, but if she asks how you are, it comes out."
  [patterns.outInCase, (_, __ = '', key = '', other = '') => `You only say this if ${key || other}.`],
  // "You have not told anyone that he rang. You can tell her if she asks about him."
  [patterns.toldNobodyBut, (_, secret = '', joint = '') => `${secret} You only admit it ${joint} `],
  // "You say that it is too expensive, but that is only half the truth: two men made comments."
  [patterns.halfTheTruth, (_, cover = '', secret = '') => `${capitalised(cover)}. Nobody knows that ${secret}.`],
  // "(burnout - only his doctor knows this; officially it was a back problem)"
  [
    patterns.onlyOneKnows,
    (_, secret = '', cover = '') =>
      `. Do not mention the ${secret}.${cover ? ` Until then you say that the reason was ${cover}` : ''}`,
  ],
  // "a discount of 30 percent (accepts 20 percent)"
  [
    / \((?:(?:you |he |she )?(?:would )?(?:also )?(?:accepts?|takes?|settles? for)|or at least|at least|minimum:?) ([^()]*\d[^()]*)\)\.?/gi,
    (_, limit = '') => `. You would also accept ${limit}.`,
  ],
  // "Behind the anger is fear: your father died here."
  [
    /(?<=^|\n|[.!?] )(?:Behind|Underneath|Beneath|Under) (?:the|your|his|her|all) [\p{L} ]{3,30}? (?:is|are|lies|there is|sits) [\p{L} ,]{3,40}: (?=\p{L})(.)/gu,
    (_, letter = '') => letter.toUpperCase(),
  ],
  // "The honest reason is … You find this embarrassing and will not bring it up. … If they ask whether you are alone, you come clean."
  [
    new RegExp(`${starts}${honestReason}\\.( ${keepsItBack})${oneMoreSentence} ${whenAsked}, ${comesClean}`, 'g'),
    (_, secret = '', _feels = '', between = '', key = '') =>
      `${between.trim()} ${toldNobody(lowerFirst(secret), 'if', key)}`.trim(),
  ],
  // "You taught him. You do not tell this to anyone. You say it only if they talk about him."
  [
    patterns.toldOnlyIf,
    (_, secret = '', _more = '', joint = '', key = '') => toldNobody(lowerFirst(secret), joint, key),
  ],
  // "What you keep to yourself, and only tell when he asks how you are, is that your wife is ill."
  [
    new RegExp(
      `${starts}What you ${keeps},? (?:and )?(?:you )?only ${tells}(?: it)? (if|when|once) ([^.,]+), is that ([^.\\n]+)\\.`,
      'gu',
    ),
    (_, joint = '', key = '', secret = '') => toldNobody(secret, joint, key),
  ],
  // "The real reason, which you do not mention unless the nurse asks what is waiting for you, is your dog Bruno."
  [
    new RegExp(
      `${starts}The ((?:real|true|actual|main|other|honest) \\p{Ll}+), which (?:you|he|she) (?:do not|don['’]t|does not|doesn['’]t|only) ` +
        `${tells} (?:unless|if|when|until) ([^\\n]+?), is (?:that )?([^.\\n]+)\\.`,
      'gu',
    ),
    (_, what = '', key = '', secret = '') => `The ${what} is ${secret}. You only admit it if ${key}.`,
  ],
  // "What nobody outside is supposed to know is that you are ill"
  [
    new RegExp(
      `${starts}What (?:nobody|no one)(?: \\p{Ll}+){0,3} ${mayKnow} is that ([^.;\\n]+)(?:; (\\p{Ll}))?`,
      'gu',
    ),
    (_, secret = '', next = '') => `You have told nobody that ${secret}${next ? `. ${next.toUpperCase()}` : ''}`,
  ],
  // "What you only tell someone who has shown understanding is that you are ill."
  [
    new RegExp(
      `${starts}What you only ${tells}(?: to)? (?:some(?:one|body)|a person|people) who ([^.,]+?) is that ([^.\\n]+)\\.`,
      'gu',
    ),
    (_, key = '', secret = '') => toldNobody(secret, 'if', `the recipient ${key}`),
  ],
  // "What you have not said yet: you are bored."
  [patterns.notSaid, 'Nobody knows: '],
  // "Your neighbour has a baby. You did not know that, as …"
  [
    /(?<=^|\n|[.!?] )(\p{Lu}[^.\n]{5,120})\. (?:You|He|She) (?:did|do|does) not know (?:that|this|about it)(?:, [^.\n]*)?\./gu,
    (_, what = '') => `You do not know yet that ${lowerFirst(what)}.`,
  ],
  // "Secret: you forgot to call. Only admit it if they ask whether you called."
  [
    /(?<=^|\n|[.!?] )(?:Secret|Hidden|Confidential): (you [^.\n]+)\.( (?:You )?(?:[Oo]nly )?(?:admit|tell|reveal|say|mention)\b[^.\n]*\.)?/g,
    (_, secret = '', key = '') => `You have told nobody that ${secret}.${key}`,
  ],
  // "You dislike speaking about the gap and at first say only 'family reasons'. If asked a second time, tell them about your father."
  [
    new RegExp(`\\b${dislikesTalk} ([^.,;]+?),? and ${saysAtFirst}\\.(?: ${askedAgain} ${tellsThen}\\.)?`, 'g'),
    (_, what = '', said = '', more = '') =>
      `Do not mention ${what}${more ? ` and ${more}` : ''} unless they ask again. Until then you say that ${what} was for ${said}.`,
  ],
  [/(?<=\([^()]{2,60})!(?=\))/g, ''],
  [/ \((?:which|that) (?:he|she|you) (?:forgets?|does not|do not|would not|never)\b[^()]*\)/gi, ''],
  [/ ?\(((?:do not|don't|never|but never) [^()]{5,120}?)\.?\)\.?/gi, (_, ban = '') => `. ${capitalised(ban)}.`],
  [/,? which (?:he|she|you) finds? (?:embarrassing|shameful|awkward)/gi, ''],
  [/ [-–—] ((?:he|she|you) (?:tells?|told|hides?|keeps?|never)\b)/gi, (_, then = '') => `. ${capitalised(then)}`],
  [/, (has(?: not)? told (?:nobody|no one|anybody|anyone)\b)/gi, (_, then = '') => `. ${capitalised(then)}`],
]
