/** Why a sentence of the prompt is none that the role says, and how such a sentence looks. */
const rules: readonly { fault: string; looks: RegExp }[] = [
  {
    fault: 'a ban',
    looks:
      /\b(?:must not|mustn't|should not|forb[ai]d(?:s|de|den)?|prohibited|not allowed to (?:say|mention|tell)|do not (?:mention|say|tell|reveal|offer|promise|give in|bring))\b/i,
  },
  {
    fault: 'what is not to be told',
    looks:
      /\b(?:you(?:'re| are) not to|let slip|(?:not|never) (?:talk|speak) (?:about|of)|never (?:say|tell|mention|reveal|let on|give away)|you (?:will|would|do) not (?:suggest|propose|volunteer|bring it up|raise it)|to yourself)\b/i,
  },
  {
    fault: 'a permission',
    looks:
      /\byou (?:are|would be) (?:willing|ready|prepared) to\b.*(?: or |\bonly\b|\bbut nothing\b)|\byou (?:may|might|are (?:allowed|permitted|free|authori[sz]ed) to)\b|\binternally\b|\byou can (?:also )?offer\b.*\binstead of an? (?:discount|lower)|\byou could (?:also )?(?:add|offer|give|grant|throw in)\b|\byou (?:can|could) (?:also )?throw\b/i,
  },
  {
    fault: 'a limit',
    looks:
      /\byou\b.*\b(?:at (?:the )?(?:very )?most|at the very least)\b|\b(?:your? (?:real |absolute )?(?:limit|floor|ceiling|maximum|minimum)|(?:the|your) (?:lowest|highest|maximum|minimum)(?! (?:in|of) the)|bottom line|no (?:less|more) than|not (?:go )?(?:below|above|under|over|beyond))\b/i,
  },
  {
    fault: 'a secret',
    looks:
      /\b(?:secret(?:ly)?|ashamed|embarrassed|would rather not (?:admit|say|tell|mention)|(?:not|never|rather not|hates? to|only|reluctantly) admit|admits? (?:it|this|that)|by yourself|on your own accord|confess(?:es)?)\b/i,
  },
  {
    fault: 'a condition',
    // A rule of the matter may be said: "The hose is covered only if the machine is new".
    looks:
      /^(?=.*\b(?:you|your|he|she|they)\b).*\b(?:only (?:if|when|once|after)|provided|on condition|unless|as long as|in exchange|in return)\b/i,
  },
  {
    fault: 'a stage direction',
    looks:
      /^(?:first|then|next|finally|later|at first|before that|until then|at (?:the|some) (?:beginning|start|end|point)|in the (?:end|beginning)|towards the end|once)\b,? (?:you|and|of all)\b|\byou (?:first|then|finally|at once|soon) (?:\p{L}+ )?(?:ask|demand|say|tell|agree|want|offer|refuse|insist|claim|deny)\b|\byou (?:ask|say|claim|tell|insist|demand|deny|pretend|interrupt|answer|reply)\b(?! (?:for )?[$€£]?\d| every)/iu,
  },
  {
    fault: 'what the role does not know',
    looks:
      /\b(?:do not|don't|cannot) (?:yet )?know (?:yet )?(?:that|about|of)\b|\bknow nothing (?:yet )?(?:of|about)\b/i,
  },
  {
    fault: 'a heading',
    looks: /^(?:Your|The) (?!.{0,40}\b(?:is|are|has|have|was|were|went)\b[^:]*:)(?:[\p{L}-]+ ){0,3}?\p{L}+: /u,
  },
  {
    fault: 'what has not happened yet',
    looks:
      /^(?:(?:today|now|then|soon|later|tomorrow|this (?:morning|afternoon|evening)),? )?(?:the (?:\p{L}+ )?\p{L}+|they|he|she) (?:will|is going to|is about to|has to|must) (?:now )?(?:tell|inform|ask|offer|explain to|break|try to|call|visit|present|show) /iu,
  },
  { fault: 'a quoted line', looks: /["“][^"”]{2,}["”]\s*(?:first|then|if|when|and|only)\b/i },
]

const thirdPerson = /\b(?:she|he|her|his|him|herself|himself)\b/i
const somebodyElse =
  /\b(?:mother|father|mum|dad|sister|brother|wife|husband|partner|son|daughter|boy|girl|child|baby|friend|uncle|aunt|grand\p{L}+|boss|manager|chief|owner|doctor|nurse|neighbou?r|colleague|cousin|cat|dog|horse|teacher|trainer|lead|head|clerk|driver|agent|man|woman|person|predecessor|ex|fianc[eé]e?|niece|nephew|lawyer|somebody|someone|candidate|employee|assistant)\b/iu
const named = /\b(?:Mr|Mrs|Ms|Dr)\b|(?<=\p{L},? )\p{Lu}\p{Ll}{2,}/u

/** "Biscuit weighs 14 kilos." */
const namedFirst =
  /^(?!The|This|That|There|You|It|In|On|At|He|She|Today|If|When)\p{Lu}\p{Ll}{2,} (?:is|was|has|had|weighs|lives|works|got|went|came|lost|wants|\p{Ll}{3,}ed)\b/u

/** Whether a text names someone whom "he" or "she" can mean. */
export function namesSomebody(text: string): boolean {
  return somebodyElse.test(text) || named.test(text) || namedFirst.test(text)
}

/** What is wrong with saying a sentence of the prompt, "you" being the role; null if nothing is. */
export function faultOf(sentence: string, before: string): string | null {
  const found = rules.find(({ looks }) => looks.test(sentence))
  if (found) return found.fault
  const around = `${before} ${sentence}`
  const isOfNobody =
    thirdPerson.test(sentence) &&
    !namedFirst.test(sentence) &&
    !somebodyElse.test(around) &&
    !named.test(around) &&
    !namedFirst.test(before)
  return isOfNobody ? 'the role in the third person' : null
}
