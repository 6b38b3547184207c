import type { AgentScenario } from './agent-scenario.js'

const trainee = '(?:the |our |your |my )?(?:trainee|participant|learner)'
const lead = "(?:= ?|i\\.e\\. |that['’]s |that is |this is |who is |who['’]s |played by )?"
const owner = '(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Yy]our|[Tt]heir|[Oo]ur|[Mm]y)'
const noNoun = '(?!(?:and|or|who|whom|that|of|in|at|for|from|with|to|by|on|between|has|is|was|wants|comes|visits)\\b)'
const someone = `${owner}(?: ${noNoun}[\\p{L}'’-]+){1,4}(?: of (?:the |our )?[\\p{L}-]+)?|\\p{Lu}[\\p{Ll}'’-]+`
const starts = '(?<=^|\\n|[.!?] )'

/** "the safety officer (trainee)", "Kayleigh (that's the trainee, one of our youth workers)" */
const inBrackets = new RegExp(`\\b(${someone}) ?\\(${lead}${trainee}(?:, [^()]*)?\\)`, 'gu')
/** "your team leader, who is the trainee, moved" */
const inCommas = new RegExp(`\\b(${someone}), ?(?:that['’]s |that is |who is |who['’]s |i\\.e\\. )?${trainee},`, 'gu')
/** "the hall manager (the other person)", "the tenant (Alex)": the person is called so from here on. */
const otherInBrackets = (name: string) =>
  new RegExp(`\\b(${someone}) ?\\((?:(?:[Tt]he )?other (?:person|side|party)${name === '' ? '' : `|${name}`})\\)`, 'gu')
/** "the person talking to him (the trainee)" */
const talker = new RegExp(
  `\\b([Tt]he) (?:other )?(?:person|one) (?:talking|speaking) to (?:him|her|you)(?: \\([^()]*trainee[^()]*\\))?`,
  'gu',
)
/** "The trainee is his new manager" */
const isSomeone = new RegExp(`\\b(?:[Tt]he|[Oo]ur) trainee (?:is|plays|takes the part of) (${someone})`, 'u')
/** "Trainee = sales engineer of a van maker" */
const label = /(?<=^|\n|[.!?] )[-*•# ]*Trainee ?[=:]\*{0,2} ?((?:new |the |an? )?[\p{Ll} -]{3,40}?)(?=,|\.|\n|$)/u
/** "The site manager who rings at her door is our trainee." */
const isTrainee = new RegExp(
  `${starts}(?:The other, )?(${someone})(?: who [^.,]{3,60}|,)? is (?:the|our) trainee\\.(?: |$)`,
  'mu',
)

/** "The support agent Ben" */
const named = /(?<= |^)(\p{Lu}\p{Ll}{2,})$/u
const article = new RegExp(`^(?:${owner} )?(?:new |young )?`, 'u')

interface Marked {
  prompt: string
  /** What the prompt calls the person who practises. */
  called: string[]
}

function markedIn({ prompt, recipientName }: AgentScenario): Marked {
  const name = /^\p{Lu}[\p{L}'’-]+/u.exec(recipientName)?.[0] ?? ''
  const called: string[] = []
  const found = (who: string | undefined) => {
    if (who) called.push(who.trim())
    return who ?? ''
  }
  for (const looks of [isSomeone, label, isTrainee]) found(looks.exec(prompt)?.[1])
  const plain = prompt
    .replace(otherInBrackets(name), (_, who: string) => {
      found(who)
      return `${/^\p{Lu}/u.test(who) ? 'The' : 'the'} recipient`
    })
    .replace(isTrainee, '')
    .replace(talker, '$1 recipient')
    .replace(inBrackets, (_, who: string) => found(who))
    .replace(inCommas, (_, who: string) => found(who))
  return { prompt: plain, called }
}

/** 'Ask: "What is it really, Alex?"': in the words that the part says, a name stays. */
const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(/("[^"\n]*"|“[^”\n]*”)/u)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')

/**
 * A scenario whose prompt says in passing who the person who practises is: "the safety officer (trainee)". The remark is
 * taken out, the noun is one of their roles, and a name of theirs is "the recipient".
 */
export function withMarkedRecipient(scenario: AgentScenario): AgentScenario {
  const { prompt, called } = markedIn(scenario)
  if (prompt === scenario.prompt && called.length === 0) return scenario
  const names = called.flatMap((who) => named.exec(who)?.[1] ?? [])
  const nouns = called.map((who) => who.replace(named, '').replace(article, '').trim()).filter((noun) => noun !== '')
  const known = scenario.recipientRole.toLowerCase()
  const roles = [scenario.recipientRole, ...nouns.filter((noun) => !known.includes(noun))].filter((role) => role !== '')
  return {
    ...scenario,
    prompt: names.reduce(
      (text, name) =>
        outsideQuotes(text, (part) =>
          part
            .replace(new RegExp(`${starts}(?:\\p{Lu}?[\\p{L}-]+-old )?${name}\\b`, 'gu'), 'The recipient')
            .replace(new RegExp(`\\b${name}\\b`, 'gu'), 'the recipient'),
        ),
      prompt,
    ),
    recipientRole: roles.join(' / '),
  }
}
