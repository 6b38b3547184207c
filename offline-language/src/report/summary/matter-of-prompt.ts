import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { isAbout, mattersOf } from '../phrase/matters.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { subject } = loadPatterns('matter-of-prompt', 'subject')
const isSomebody =
  /^is (?:an?|the|your|his|her|their) (?:(?!\b(?:of|for|from)\b)[^,])*?\b(?:who (?<does>.+)|with (?<has>(?!(?:you|me|him|her|them|who)\b).+))$/
const does = /^(?:\p{Ll}+s|got|lost|bought|booked)\b/u
const isState = /^(?:is|was|does|has to|knows|thinks|may|this|speaks)\b/
/** What a persona may keep to itself, or what is not certain. */
const unclear = /\b(?:but|if|unless|until|because|not|never|secret\w*|him|he|she|it|they|them|I|me|my|probably|maybe)\b/
const mostWords = 12
const shareSaid = 0.5
const isName = /^\p{Lu}\p{Ll}{3,}$/u

/** What the person wants, as the scenario's prompt has it: told only if the conversation was about it. */
export function matterOfPrompt(prompt: string, said: string, { agent, user }: Cast): string | null {
  for (const { groups } of prompt.matchAll(subject)) {
    const who = groups?.['said']?.trim() ?? ''
    const somebody = isSomebody.exec(who)?.groups
    const predicate = somebody?.['does'] ?? (somebody?.['has'] ? `has ${somebody['has']}` : who)
    const isTold = does.test(predicate) && !isState.test(predicate) && !unclear.test(predicate)
    if (!isTold || predicate.split(' ').length > mostWords || !wasSaid(predicate, said)) continue
    const told = predicate
      .replace(/\b(?:his|her)\b/g, 'their')
      .replace(/\byour\b/g, `${agent.short}'s`)
      .replace(/\byou\b/g, agent.short)
    return capitalised(`${user.short} ${told}`)
  }
  return null
}

function wasSaid(predicate: string, said: string): boolean {
  const [, ...rest] = predicate.split(' ')
  if (rest.some((word) => isName.test(word) && said.includes(word))) return true
  if (mattersOf(predicate).some((name) => isAbout(said, name))) return true
  const wanted = [...contentStems(rest.join(' '))]
  const known = contentStems(said)
  return wanted.filter((stem) => known.has(stem)).length >= wanted.length * shareSaid
}
