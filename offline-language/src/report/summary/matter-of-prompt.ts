import { capitalised } from '../../language/tokens/first-letter.js'
import { inThirdPersonSingular } from '../../language/clauses/verb-forms.js'
import type { Cast } from '../../language/names/cast.js'
import { type Party } from '../../language/names/party.js'
import { possessive } from '../../language/persons/third-person.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { agreeing } from './agreeing.js'
import { figuresWereSaid } from './figures-were-said.js'
import { plainPrompt } from './plain-prompt.js'
import { wasSaid } from './was-said.js'

const { subject, agentDoes, agentHas, unclear, isState } = loadPatterns(
  'matter-of-prompt',
  'subject',
  'agentDoes',
  'agentHas',
  'unclear',
  'isState',
)
const isSomebody =
  /^is (?:an?|the|your|his|her|their) (?:(?!\b(?:of|for|from)\b)[^,])*?\b(?:who (?<does>.+)|with (?<has>(?!(?:you|me|him|her|them|who)\b).+))$/
const does = /^(?:\p{Ll}+s|got|lost|bought|booked|would like)\b/u
const mostWords = 24
const shareSaid = 0.4
const shareOfAgent = 0.25
/** "…, who keeps the budget and …", ", the busiest time": what is said by the way. */
const asides = /, (?:an?|the|who|which|whose|with)\b.*$|,? (?:and|but|so|as) (?:as|it|he|she|they|because|when)\b.*$/
/** "Your shed, an old one, is wet." */
const insertion = /, (?:an?|the|who|which|whose)\b[^,]*, (?=(?:is|are|was|were|has|have|needs?|wants?)\b)/
const secondPerson = /(?:,|,? (?:and|so|because|but|as|since|while|though)) you\b.*$/
/** "What you are told": the verb would not agree with a name. */
const youAsSubject =
  /\b(?:that|what|who|which|if|when|how|where|whether) you\b(?! (?:\p{Ll}+ed|bought|paid|lost|sent)\b)|\byou (?:are|were|have|had|do|can|need|want|must)\b/u

/** What one of them wants, as the scenario has it: told only if the conversation was about it. */
export function matterOfPrompt(written: string, said: string, cast: Cast): string | null {
  const prompt = plainPrompt(written, cast)
  const [user, agent] = [ofUser(prompt, said, cast), ofAgent(prompt, said, cast)]
  const isOfBoth = user !== null && agent !== null && [user, agent].every((one) => wish.test(one))
  return isOfBoth ? `${agent}, and ${user}` : (user ?? agent)
}

const wish = /^(?:\p{Lu}[\p{L}.]* )+wants /u

/** "The user disputes your invoice", "a guest complains about noise". */
function ofUser(prompt: string, said: string, { agent, user }: Cast): string | null {
  for (const { groups } of prompt.matchAll(subject)) {
    const who = groups?.['said']?.trim() ?? ''
    const somebody = isSomebody.exec(who)?.groups
    const predicate = withoutAsides(somebody?.['does'] ?? (somebody?.['has'] ? `has ${somebody['has']}` : who))
    if (!does.test(predicate) || isState.test(predicate) || !isPlain(predicate)) continue
    if (!wasSaid(predicate, said, shareSaid)) continue
    return capitalised(`${user.short} ${ofListener(predicate, agent, ownOf(user))}`)
  }
  return null
}

/** "You are Ann, who wants to sell the flat", "you plan the party". */
function ofAgent(prompt: string, said: string, { agent, user }: Cast): string | null {
  for (const { groups } of prompt.matchAll(agentDoes)) {
    const predicate = withoutAsides(withOwnReason(groups?.['said']?.trim() ?? '').replace(fear, ''))
    if (!isPlain(predicate, user) || !wasSaid(predicate, said, shareOfAgent)) continue
    if (!figuresWereSaid(predicate, said)) continue
    const [verb = '', ...rest] = predicate.split(' ')
    const inThird = /s$|^would$/.test(verb) ? verb : inThirdPersonSingular(verb)
    const told = ofSpeaker(agreeing([inThird, ...rest].join(' ')), user, ownOf(agent))
      .replace(/\byou\b/g, agent.short)
      .replace('%own', 'they')
    return capitalised(`${agent.short} ${told}`)
  }
  return null
}

/** "Your reports have been late": what is so with a thing of the agent's, if the talk was about it. */
export function thingOfPrompt(written: string, said: string, cast: Cast): string | null {
  const { agent, user } = cast
  const prompt = plainPrompt(written, cast)
  for (const { groups } of prompt.matchAll(agentHas)) {
    const told = withoutAsides(groups?.['said']?.trim() ?? '')
    if (!isPlain(told) || /\byou\b/.test(told) || !wasSaid(`it ${told}`, said, shareSaid)) continue
    return capitalised(`${possessive(agent.short)} ${ofSpeaker(told, user, ownOf(agent))}`)
  }
  return null
}

/** "You have asked for a talk because you want to leave": the reason is the same person's. */
const withOwnReason = (said: string): string =>
  said.replace(/ because you (?=(?:want|need|have|would like)\b)/, ' because %own ')

/** "You want to come back but are afraid of doing too much". */
const fear = /,? but (?:are|is) (?:afraid|scared|worried|nervous|unsure)\b.*$/

/** "Would settle for anything from fifty-eight": how far someone would go is not what the talk is about. */
const limit = /,? (?:and |but )?(?:would|could|can) (?:settle|accept|take|agree|go|live with)\b.*$/

const withoutAsides = (predicate: string): string =>
  predicate.replace(limit, '').replace(insertion, ' ').replace(secondPerson, '').replace(asides, '')

/** "What he thinks" is clear after the name. */
function isPlain(predicate: string, { short }: Party = { full: '', short: '', isNamed: false }): boolean {
  const [before, after = ''] = short === '' ? [predicate] : predicate.split(short, 2)
  const rest = `${before} ${after.replace(/\b(?:he|she)\b/g, '')}`
  return predicate !== '' && !unclear.test(rest) && !youAsSubject.test(rest) && predicate.split(' ').length <= mostWords
}

/** "Mr. Hale has lost his key". */
const ownOf = ({ short }: Party): string =>
  /^Mr\b/.test(short) ? 'his' : /^(?:Mrs|Ms|Miss)\b/.test(short) ? 'her' : 'their'

const ofListener = (predicate: string, { short }: Party, own: string): string =>
  predicate
    .replace(/\b(?:his|her)\b/g, own)
    .replace(/\byour\b/g, possessive(short))
    .replace(/\byou\b/g, short)

const candidate = /\binterviews (?:an?|the) (?:\p{Ll}+ )?(?:candidate|applicant)\b/u

const ofSpeaker = (predicate: string, { short }: Party, own: string): string =>
  predicate
    .replace(/\b[Tt]he (?:practising person|user|other person|learner|caller)\b/g, short)
    .replace(candidate, `interviews ${short}`)
    .replace(/\byour\b/g, own)
