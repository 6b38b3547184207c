const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const starts = '(?<=^|\\n|[.!?] )'
const fullName = '(?:(?:Mr|Mrs|Ms|Dr|Sir)\\.? )?\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}’-]+'

const features: readonly [RegExp, (noun: string, ...found: string[]) => string][] = [
  [/^built (?:in )?(\d{4})$/i, (noun, year = '') => `The ${noun} was built in ${year}.`],
  [/^(?:about )?\d.*$/i, (noun, size = '') => `The ${noun} has ${size}.`],
  [/^(\p{Ll}+) (\d.*)$/u, (_, part = '', size = '') => `The ${part} has ${size}.`],
  [/^(?:new|old|an?|two|three) .+$/i, (_, part = '') => `There is ${part}.`],
  [/^(\p{Ll}+) (\p{Ll}+)$/u, (_, part = '', state = '') => `The ${part} is ${state}.`],
]

/** "Built 1968, 140 square metres, garden 600 square metres, roof original" in sentences. */
function featuresOf(noun: string, list: string): string {
  const told = list.split(/, (?:and )?/).flatMap((item) => {
    for (const [looks, as] of features) {
      const [whole, ...found] = looks.exec(item) ?? []
      if (whole) return as(noun, ...(found.length > 0 ? found : [whole]))
    }
    return []
  })
  return told.join(' ').replace(/\.$/, '')
}

type Step = readonly [looks: RegExp, said: string | ((...found: string[]) => string)]

/** What people write in a prompt in a form that no sentence has, and the sentence that they mean. */
const steps: readonly Step[] = [
  // "angry customer, Gordon, 52."
  [
    /^(?:an? )?(?:\p{Ll}+ )?(customer|client|patient|caller|guest|tenant|employee|applicant|buyer|seller|parent), (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)?), (\d{2})\b/u,
    'You are $2, $3, a $1',
  ],
  // A title over a list, without any mark.
  [/(?<=^|\n)(\p{Lu}[\p{L}'’ ]{2,40})\n(?=\s*(?:[-*•]|\d+[.)]) )/gu, '## $1\n'],
  // "You never decide on the spot: you say that you will call by Friday."
  [
    /(?<=[^.!?\n]{8,}): (?:you|he|she) says? (?:that )?(?:you|he|she) will ([^.\n]+)\./g,
    (_, what = '') => `. You will ${what}.`,
  ],
  // "Goals: 1. An apology"
  [
    /(?<=(?:^|\n)(?:#+ )?(?:\*\*)?(?:Your )?(?:[Gg]oals?|[Aa]ims?|[Dd]emands?)(?:\*\*)?:? *\n(?:[^\n]+\n)*\s*(?:[-*•]|\d+[.)]) )(?=(?:An? (?!\w+ing)|At least |Your (?:money|deposit)|[Tt]he (?:full|whole)|(?:\d|[$€£])[^\n]* back)[^?\n]*(?:\n|$))(\p{Lu}?)/gu,
    (_, letter = '') => `You want ${letter.toLowerCase()}`,
  ],
  [
    /; (an? \p{Ll}+ is (?:an insult|out of the question|unacceptable|no option))/gu,
    (_, what = '') => `. ${capital(what)}`,
  ],
  [/,? and asks? at the end (?=(?:how|when|what|whether|if|who)\b)/gi, '. You ask '],
  // "(burnout - only his doctor knows this; officially it was a back problem)"
  [
    / \(([^()]{3,80}?)(?: [-–—]|[;,]) (?:and )?only [^();]{3,60} knows? (?:this|that|it|about (?:this|it))(?:; ?officially,? (?:it (?:was|is) )?["“]?([^"”()]+)["”]?)?\)/gi,
    (_, secret = '', cover = '') =>
      `. Do not mention the ${secret}.${cover ? ` Until then you say that the reason was ${cover}` : ''}`,
  ],
  // "a discount of 30 percent (accepts 20 percent)"
  [
    / \((?:(?:you |he |she )?(?:would )?(?:also )?(?:accepts?|takes?|settles? for)|or at least|at least|minimum:?) ([^()]*\d[^()]*)\)\.?/gi,
    (_, limit = '') => `. You would also accept ${limit}.`,
  ],
  // "Scenario: two neighbours, one wall. You are …"
  [/(?<=^|\n)(?:Scenario|Situation|Setting|Scene|Context): [^.\n]{5,120}\. (?=You (?:are|play) )/g, ''],
  // "Your neighbour has a baby. You did not know that, as …"
  [
    /(?<=^|\n|[.!?] )(\p{Lu}[^.\n]{5,120})\. (?:You|He|She) (?:did|do|does) not know (?:that|this|about it)(?:, [^.\n]*)?\./gu,
    (_, what = '') => `You do not know yet that ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  ],
  // "Guest in room 412, Mr. Gerald Pike, 58"
  [
    new RegExp(
      `(?<=^|\\n)((?!You|The|This)\\p{Lu}\\p{Ll}+ (?:in|at|of|from) [\\p{L}\\d ]{3,30}), (${fullName}), `,
      'u',
    ),
    (_, what = '', name = '') => `You are ${name}, a ${what.charAt(0).toLowerCase()}${what.slice(1)}, `,
  ],
  // "Secret: you forgot to call. Only admit it if they ask whether you called."
  [
    /(?<=^|\n|[.!?] )(?:Secret|Hidden|Confidential): (you [^.\n]+)\.( (?:You )?(?:[Oo]nly )?(?:admit|tell|reveal|say|mention)\b[^.\n]*\.)?/g,
    (_, secret = '', key = '') => `You have told nobody that ${secret}.${key}`,
  ],
  // "You dislike speaking about the gap and at first say only 'family reasons'. If asked a second time, tell them about your father."
  [
    /\bYou (?:dislike|hate|do not like|don't like|avoid) (?:speaking|talking|to (?:speak|talk)) (?:about|of) ([^.,;]+?),? and (?:(?:at )?first |initially |only |just )*say (?:at first |only |just )*['"‘“]([^'"’”]+)['"’”]\.(?: (?:If|When|Once) (?:they |you are )?(?:ask(?:ed)?|press(?:ed)?)\b[^.]*(?:second time|again|twice)[^.]*,? (?:you )?(?:tell|admit|talk|speak)[^.]*?(?: about ([^.]+))?\.)?/g,
    (_, what = '', said = '', more = '') =>
      `Do not mention ${what}${more ? ` and ${more}` : ''} unless they ask again. Until then you say that ${what} was for ${said}.`,
  ],
  [/(?<=^|\n)(?:#+ )?What (?:you|he|she) (?:can|could|may) (?:give|offer)\s*:?\n/gi, 'You can offer:\n'],
  [
    /(?<=^|\n)(?:#+ )?What (?:you|he|she) (?:can't|cannot|can not|must not) (?:give|offer)\s*:?\n((?:\s*(?:[-*•]|\d+[.)]) .*\n?)+)/gi,
    (_, list = '') => list.replace(/^\s*(?:[-*•]|\d+[.)]) (.*)$/gmu, 'You cannot offer $1.'),
  ],
  [/(?<=^|\n|[.!?] )What (?:bothers|annoys|worries|upsets) (?:you|him|her) is that /g, 'You are unhappy that '],
  // "The house of your late mother: built 1968, 140 square metres"
  [
    /\b(the (house|flat|apartment|car|van|room|office|shop|boat)\b[^:.\n]{0,60}): ((?:built|about|\d|it )[^.\n]*)/g,
    (_, what = '', noun = '', list = '') => `${what}. ${featuresOf(noun, list)}`,
  ],
  // "Grandfather, Mr. Ernest Wolfe, aged 77, …"
  [
    new RegExp(
      `^((?!You|The|This)\\p{Lu}\\p{Ll}+(?: \\p{Ll}+){0,2}), ((?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}-]+), (?:aged )?`,
      'u',
    ),
    (_, what = '', name = '') => `You are ${name}, a ${what.toLowerCase()}, `,
  ],
  // The author about the exercise: "I want my new people to learn how to chase money."
  [
    new RegExp(
      `${starts}(?:I|We)(?: would|'d)? (?:want|like|need|hope|use|train)\\b[^.\\n]*\\b(?:people|team|trainees|staff|reps|learners|colleagues|practi[sc]e|train|learn)\\b[^.\\n]*\\.[ \\t]*`,
      'gu',
    ),
    '',
  ],
  [/(?<=\([^()]{2,60})!(?=\))/g, ''],
  [/ \((?:which|that) (?:he|she|you) (?:forgets?|does not|do not|would not|never)\b[^()]*\)/gi, ''],
  [/\((\p{Lu}[^()]{5,160}[.!?])\)/gu, '$1'],
  [/ ?\(((?:do not|don't|never|but never) [^()]{5,120}?)\.?\)\.?/gi, (_, ban = '') => `. ${capital(ban)}.`],
  [/,? which (?:he|she|you) finds? (?:embarrassing|shameful|awkward)/gi, ''],
  [/ [-–—] ((?:he|she|you) (?:tells?|told|hides?|keeps?|never)\b)/gi, (_, then = '') => `. ${capital(then)}`],
  [/, (has(?: not)? told (?:nobody|no one|anybody|anyone)\b)/gi, (_, then = '') => `. ${capital(then)}`],
  [
    new RegExp(`${starts}(The real reason|The true reason|The reason|Reasons?):\\s+`, 'gu'),
    (_, name = '') =>
      name === 'Reasons' ? 'The reasons are that ' : `${name === 'Reason' ? 'The reason' : name} is that `,
  ],
  // "Wedding planner Bea Novak complains about …"
  [
    new RegExp(`^((?:\\p{Lu}?\\p{Ll}+ ){1,2})(${fullName}) (?=\\p{Ll}{3,}s )`, 'u'),
    (whole, what = '', name = '') =>
      /^(?:the|this|your|you|it|in|on) /i.test(what) ? whole : `You are ${name}, a ${what.trim().toLowerCase()}. She `,
  ],
  // "Customer profile: couple, here only the husband, Tim Vance."
  [new RegExp(`(?<=^|\\n)(?:\\p{L}+ )?(?:[Pp]rofile|[Pp]erson)\\s*:\\s*(?=${fullName}[,.])`, 'gu'), 'You are '],
  [
    new RegExp(`(?<=^|\\n)(?:\\p{L}+ )?(?:[Pp]rofile|[Pp]erson)\\s*:\\s*[^.\\n]*?\\b(${fullName})[^.\\n]*\\.`, 'gu'),
    'You are $1.',
  ],
  [
    new RegExp(
      `${starts}((?!Name|Age)\\p{Lu}\\p{Ll}+(?: \\p{Ll}+){0,3}): ([$€£]?\\d[\\d,.]*\\d(?: [\\p{L} ]{1,25})?)\\.(?=\\s|$)`,
      'gu',
    ),
    (_, what = '', value = '') => `The ${what.charAt(0).toLowerCase()}${what.slice(1)} is ${value}.`,
  ],
  [new RegExp(`^((?:[^\\n]{2,40}:\\n)?)\\s*[-*•] (?=${fullName}, )`, 'u'), '$1You are '],
  [/, (?<=\n\s*[-*•] [^\n]*, )(hopes?|would|wants?|works?)(?= )/g, (_, verb = '') => `. You ${verb.replace(/s$/, '')}`],
  [
    /(?<=\n\s*[-*•] )((?:salary|pay|rent|income|wage)(?: \p{Ll}+){0,3}) ([$€£]?\d[\d,.]*\d)(?=[,.\n])/giu,
    'Your $1 is $2',
  ],
  // "What matters to your people: planning (plans four weeks ahead), money (a bonus)"
  [
    /(?<=^|\n|[.!?] )What (?:matters|counts)(?: most)?(?: (?:to|for) [^:.\n]{2,30})?: ([^.\n]+)\./g,
    (_, list = '') => `You need ${list.replace(/\p{L}+ \(([^()]+)\)/gu, '$1')}.`,
  ],
  [new RegExp(`${starts}Budget:? ([$€£]?\\d[\\d,.]*\\d)(?=[,.])`, 'gu'), 'The budget is $1'],
  [new RegExp(`${starts}Currently (?=\\p{Ll}+s )`, 'gu'), ''],
  [new RegExp(`${starts}(\\p{Ll}+s) (?=an? |the |\\d)`, 'gu'), (_, verb = '') => `${capital(verb)} `],
  [
    new RegExp(`${starts}(Conflict|Trouble|Dispute|Argument) with `, 'gu'),
    (_, what = '') =>
      `You have ${what === 'Trouble' ? 'trouble' : /^A/.test(what) ? `an ${what.toLowerCase()}` : `a ${what.toLowerCase()}`} with `,
  ],
  [new RegExp(`${starts}Looking for `, 'gu'), 'You are looking for '],
]

const label = /(?:^|[.!?] )\p{Lu}\p{L}*(?: \p{Ll}+){0,3}: (?=[^.]{2,60}\.)/gu
const fewestLabels = 3

/** "Name: Harold Simms. Age: 59. Job: bus driver.": what a form says in one line, in a line each. */
function withLineForEach(line: string): string {
  return (line.match(label)?.length ?? 0) >= fewestLabels ? line.replace(/\.\s+(?=\p{Lu})/gu, '.\n') : line
}

/** A prompt in plain sentences, whatever marks its author used. */
export function tidyPrompt(prompt: string): string {
  const isSmall = /^\p{Ll}/u.test(prompt.trim())
  const written = isSmall ? prompt.replace(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase()) : prompt
  const lines = written.split('\n').map(withLineForEach).join('\n')
  return steps.reduce((text, [looks, said]) => text.replace(looks, said as string), lines)
}
