import type { AgentScenario } from './agent-scenario.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('prompt/part-noun', 'ofCase')

/** Nouns that a prompt may call the part by; the person's own noun is none of them. */
const always = '(?:character|persona|ai|agent|bot|role)'
const ofCase = patterns.ofCase.source
const title = '(?:(?:Mr|Mrs|Ms|Dr|Prof)\\.? )?'
const name = `${title}\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}`
/** "The client, Leonie Brack, runs …", "The customer is called Leonie Brack." */
const apposition = new RegExp(
  `(?<=^|\\n|[.!?] )(?:The|Your|A|Our) ((?:\\p{Ll}+ )?(${ofCase})),? (${name}),? (?=\\p{Ll})`,
  'u',
)
const isCalled = new RegExp(
  `(?<=^|\\n|[.!?] )(?:The|Your|Our) (${ofCase})(?:'s name)? is (?:called |named )?(${name})(?=[.,] )`,
  'u',
)

/** "Your mother Edith" is somebody else if the part is Ruth. */
const introducedAlready = /(?<=^|\n|[.!?] )You are \p{Lu}\p{Ll}/u

/** A prompt that calls its part by a noun, with the part's pronoun instead: "The character snores" as "He snores". */
export function withoutPartNoun(prompt: string, { recipientRole }: Pick<AgentScenario, 'recipientRole'>): string {
  if (introducedAlready.test(prompt)) return withPronoun(prompt, always, pronounIn(prompt))
  const isPersons = (noun: string) => recipientRole.toLowerCase().includes(noun.toLowerCase())
  const introduced = prompt
    .replace(isCalled, (whole, noun: string, who: string) => (isPersons(noun) ? whole : `You are ${who}`))
    .replace(apposition, (whole, _, noun: string, who: string) =>
      isPersons(noun) ? whole : `You are ${who}. ${pronounIn(prompt)} `,
    )
  return withPronoun(introduced, always, pronounIn(prompt))
}

function pronounIn(prompt: string): 'He' | 'She' {
  return /^(?:she|her)$/i.test(/\b(?:he|his|him|she|her)\b/i.exec(prompt)?.[0] ?? '') ? 'She' : 'He'
}

function withPronoun(prompt: string, nouns: string, pronoun: 'He' | 'She'): string {
  const own = pronoun === 'He' ? 'His' : 'Her'
  const like = (word: string, model: string) => (/^\p{Lu}/u.test(model) ? word : word.toLowerCase())
  return prompt
    .replace(
      new RegExp(`\\b([Tt]he|[Tt]his|[Yy]our) ${nouns}['’]s (?=\\p{Ll})`, 'gu'),
      (_, the: string) => `${like(own, the)} `,
    )
    .replace(
      new RegExp(
        `\\b([Tt]he|[Tt]his|[Yy]our) ${nouns} (?=(?:is|was|has|had|does|will|would|can|could|must|should|may|also|never|always|only|\\p{Ll}{2,}s|\\p{Ll}{2,}ed)\\b)`,
        'gu',
      ),
      (_, the: string) => `${like(pronoun, the)} `,
    )
}
