import { capitalised } from '../../language/tokens/first-letter.js'
import { toFirstPerson } from '../../language/persons/swap-person.js'
import { inSecond } from '../prompt/in-second-person.js'
import { isThirdPersonVerb, plainForm } from '../prompt/verb-forms.js'
import type { Counterpart } from '../prompt/counterpart.js'

/** "with my wife Linda for my fortieth wedding anniversary" */
const ofCouple =
  /(?<=\bwith my (?:wife|husband|partner|fianc[ée]e?|girlfriend|boyfriend)\b[^.;]*?)(\b)my ((?:\p{L}+ ){0,2}(?:anniversary|honeymoon|engagement)\b)/u

/** "you, who owns the flat above, rips up your carpets" */
const youWho = /\b(you, who) (\p{Ll}+)\b([^,.;]*)((?:, (?=\p{Ll}))?)((?:(?<=, )\p{Ll}+)?)/giu
const verbOfYou = (verb: string) =>
  isThirdPersonVerb(verb) || /^(?:is|was|has|does)$/.test(verb) ? inSecond(verb) : verb
const inSecondAfterWho = (_: string, who: string, first: string, rest: string, comma: string, next: string) =>
  `${who} ${verbOfYou(first)}${rest}${comma}${verbOfYou(next)}`

/** "My wife is expecting their second child" */
const ofTheirOwn =
  /\b(my (?:wife|husband|partner|girlfriend|boyfriend)\b[^.;,]*?) their (?=(?:\p{Ll}+ )?(?:child|baby|son|daughter|kids|children|house|home|flat|wedding)\b)/giu

/** "I run a shop and supplies about forty restaurants" */
const secondVerb =
  /(?<=^|[.!?] )(I \p{Ll}+ (?:an?|the|my) [^.,;]*? and) (\p{Ll}+s) (?=(?:(an?|the|about|my|every|all|\d)|to|for|with|in|at|on|from|over)\b)/u

/** A sentence of the prompt as the agent says it: "You sell your van" becomes "I sell my van." */
export function inFirstPerson(sentence: string, counterpart: Counterpart): string {
  const own = toFirstPerson(sentence)
  const named = counterpart.named(own)
  // "You are the neighbour from the third floor" is the part, even if the person is a neighbour too.
  const said = (/^I am you\b/i.test(named) ? own : named)
    .replace(/^i\b/, 'I')
    .replace(
      /^I and (you|\p{Lu}\p{Ll}+|(?:my|his|her|their) \p{L}+(?:,? \p{Lu}\p{Ll}+,?)?) (?=\p{Ll})/u,
      (_, who: string) => `${capitalised(who)} and I `,
    )
    .replace(
      /^((?:For|In|On|At|With|Of) [^,.]{2,40}?) me (?=(?:give|want|need|have|do|pay|know|think|like|love|hate|can|will|would|earn|work)\b)/,
      '$1 I ',
    )
    .replace(/\b((?:in|on|for|to|with|at|by|of|from) (?:which|whom)) me (?=\p{Ll})/gu, '$1 I ')
    .replace(
      /\b(and|or|but|if|that) me (?=(?:may|might|can|could|will|would|must|shall|should|am|have|had)\b)/g,
      '$1 I ',
    )
    .replace(/\b((?:the )?(?:two|three|four|both|all|each|none) of) me\b/gi, '$1 us')
    .replace(/\b(told|asked|advised|warned|allowed|forced|wants|wanted) I (not )?to\b/g, '$1 me $2to')
    .replace(
      /\b(follow|call|help|leave|let|show|send|hurt|haunt|catch) I (?=around|back|again|up|down|out|alone|a\b|the\b)/g,
      '$1 me ',
    )
    .replace(/\b(has|had|gets?|keeps?|kept|left|saw|sees|finds?|found|caught) I (?=\p{L}+ing\b)/gu, '$1 me ')
    .replace(/\b(what \p{L}+s) I (?=(?:is|was|most|more|about)\b)/giu, '$1 me ')
    .replace(/\b(sell|offer|pitch|lend) I (?=\p{Ll})/gu, '$1 me ')
    .replace(/^(I [^.,;]*\band) are\b/, '$1 am')
    .replace(
      /\b(?:the|an?) ((?:\p{L}+ )?(?:brother|sister|friend|neighbou?r|colleague|cousin|son|daughter|mother|father|partner|wife|husband|boss)) of you\b/giu,
      'your $1',
    )
    .replace(/^You(?:, (?:you|an? [^,.]+|the [^,.]+))+, (\p{Ll}+)\b/u, (_, verb: string) => `You ${inSecond(verb)}`)
    .replace(youWho, inSecondAfterWho)
    .replace(ofCouple, '$1our $2')
    .replace(/^(You [^.,;]*\band) has\b/, '$1 have')
    .replace(/^(You (?:have|are|were) [^.,;]*? and) (\p{Ll}+s)\b/u, (whole, before: string, verb: string) =>
      isThirdPersonVerb(verb) ? `${before} ${plainForm(verb)}` : whole,
    )
    .replace(ofTheirOwn, '$1 our ')
    .replace(secondVerb, (whole, before: string, verb: string, thing?: string) =>
      thing || isThirdPersonVerb(verb) ? `${before} ${plainForm(verb)} ` : whole,
    )
    .replace(/^(I (?:will|can) \w+) them\b/, '$1 you')
    .replace(/^(I (?:will not|cannot|never) .*\b(?:for|to|with)) (?:them|him|her)$/, '$1 you')
    .replace(/^I never (?=(?:agree|commit|promise|accept|say yes)\b)/, 'I cannot ')
    .replace(/ in this (?:call|conversation|talk|meeting|exercise)\b/, ' today')
    .replace(/\b(I (?:interview|meet|advise|coach|teach)) (?:an?|the) (?:new )?\p{L}+(?= for\b|[.,:])/u, '$1 you')
    .trim()
    .replace(/[,;:]+$/, '')
  const text = /[.!?]["”]?$/.test(said) ? said : `${said}.`
  return capitalised(text)
}
