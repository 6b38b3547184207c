import { grammaticalWords } from '../../language/tokens/stop-words.js'
import type { AgentScenario } from './agent-scenario.js'

/** "If Marcus asks": the word before the name begins the sentence and is no part of a name. */
const joint =
  '(?:If|When|Once|Should|Were|Had|Provided|Whenever|Because|As|Until|Unless|And|But|So|While|After|Before|Only|Then|January|February|March|April|May|June|July' +
  '|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday' +
  '|Yesterday|Today|Tomorrow|Tonight|Now|Later|Earlier|Recently|Meanwhile|Since|Although|Though|Whether|Why|Where|What|How)'

const isName = /^\p{Lu}[\p{L}'’-]+$/u
const placeOfWork = 'team|department|group|class|crew|shift|office|unit|ward|course'
/** "Tom from Brightroute is calling", "Tom from your team" */
const whereFrom =
  "(?: (?:from|of|at) \\p{Lu}[\\p{L}\\d&'’-]*(?: \\p{Lu}[\\p{L}\\d&'’-]*)*" +
  `| (?:from|in|on) (?:your|his|her) (?:${placeOfWork}))?`

const job = '(?!(?:of|and|or|to|with|from|by|for|that|than|or)\\b)[\\p{Ll}-]+'
/** The last word of what the person is to the part. */
const roleNoun =
  '[\\p{Ll}-]*(?:er|or|ist|ant|ent|man|woman|mate|boss|lead|head|friend|colleague|nurse|coach|rep|chief|clerk|host|cousin|aunt|uncle|wife|sponsor|partner)'
const verb = '(?:has|is|was|will|would|wants|asks|(?!this|its)\\p{Ll}{2,}(?:s|ed))'

/**
 * "Your supervisor Sabine has asked you in", "his team lead Marta", "Oliver, the buyer of an orchard, meets her": the name without
 * what the person is.
 */
function withoutTitle(prompt: string, first: string, name: string): string {
  const recipient = (whole: string) => (/^\p{Lu}/u.test(whole) ? 'The recipient' : 'the recipient')
  return prompt
    .replace(
      new RegExp(
        `\\b(?:(?:[Yy]our|[Tt]he) \\p{Ll}+(?:, ${first}\\b,?| ${first}\\b)|[Yy]our (?:[\\p{Ll}-]+ ){1,2}[\\p{Ll}-]+, ${first},)(?! \\p{Lu})`,
        'gu',
      ),
      recipient,
    )
    .replace(
      new RegExp(`\\b(?:[Yy]our|[Tt]he|[Hh]is|[Hh]er) (?:${job} ){0,2}${roleNoun} ${name}\\b(?! \\p{Lu})`, 'gu'),
      recipient,
    )
    .replace(
      new RegExp(`(?<![\\p{L}] )(${name}|[Tt]he recipient), (?!who\\b)[^,.;:!?\\n]{3,60},(?= ${verb}\\b)`, 'gu'),
      (_, who: string) => who,
    )
}

/** A prompt may call the person by name: "Marcus asks about work". */
export function withoutName(prompt: string, { recipientName }: AgentScenario): string {
  const [first = '', ...others] = recipientName
    .trim()
    .replace(/^(Mr|Mrs|Ms|Miss|Dr|Prof)\.? (?=\p{Lu})/u, '$1_')
    .split(/\s+/)
    .map((word) => word.replace('_', '\\.? '))
  if (!isName.test(first.replace('\\.? ', '')) || grammaticalWords.has(first.toLowerCase())) return prompt
  const last = others.at(-1) ?? ''
  const name = isName.test(last) ? `${first}(?: ${last})?` : first
  const titled = withoutTitle(prompt, first, name)
  const named = titled.replace(
    new RegExp(
      `(?<!\\b(?!${joint} )\\p{Lu}\\p{Ll}+ |uncle |aunt |called |named )(?<!\\p{L})${name}(?!\\p{L})(?! \\p{Lu})${whereFrom}`,
      'gu',
    ),
    (_, at: number) => (/(?:^|[.!?\n] ?)$/.test(titled.slice(0, at)) ? 'The recipient' : 'the recipient'),
  )
  return named.replace(whatTheyAre, '$1').replace(roleBefore, 'The recipient')
}

/** "Your landlord Alex Meyer wants" */
const roleBefore = /(?<=^|[.!?\n] ?)Your \p{Ll}+(?: \p{Ll}+)? the recipient(?= \p{Ll}+s\b)/gu

const noClause = '(?![^.;\\n]*\\b(?:is|are|was|were|has|have|who|and)\\b)'
/** "an appointment with Mehmet, an adviser at the bank." */
const whatTheyAre = new RegExp(
  `\\b(the recipient)(?:, (?:an?|the|your|our) ${noClause}[\\p{Ll} -]{3,40}(?=[.;\\n]|$)` +
    '|, (?:an?|the|your|our|his|her) [\\p{Ll}-]+(?: [\\p{Ll}-]+)?,(?= (?:for|to|about|in|on|at|with) )' +
    "|, (?:the|your|our|his|her) [\\p{Ll}'’ -]{3,40},(?= \\p{Ll}+s\\b))",
  'giu',
)

/** The first name, or the title with the last name: "Dr. Moss". */
export function addressOf(name: string): string {
  const [, title, last] =
    /^((?:dr|mr|mrs|ms|prof|herr|frau|madame|monsieur|se[ñn]ora?|signora?|professor)\.?) (?:.* )?([\p{L}'’-]{2,20})$/iu.exec(
      name,
    ) ?? []
  return title && last ? `${title} ${last}` : (/^[\p{L}'’-]{2,20}/u.exec(name)?.[0] ?? '')
}
