import { contentStems } from '../../language/tokens/content-stems.js'
import type { Dealing } from './dealing.js'
import type { Goal } from './goal.js'
import type { Register } from './register.js'

/** Questions that fit any matter, by the agent's part; parts without questions react and give information. */
const questions = {
  host: [],
  dealer: [],
  approached: [
    'What exactly do you offer?',
    'What would it cost me, all in all?',
    'Who else uses it?',
    'How much work would it be for us?',
    'What would be the first step?',
  ],
  wronged: ['What exactly will you do about it?', 'By when will that be done?', 'How can I be sure of that?'],
  seeker: [],
} satisfies Record<string, string[]>

/** The agent's part: who leads, who sells, who wants help. */
export type Part = keyof typeof questions

export function generalGoals(part: Part): Goal[] {
  const lines: readonly string[] = questions[part]
  return lines.map((line) => ({
    label: line,
    lines: [line],
    wants: null,
    because: null,
    isGeneral: true,
    stems: contentStems(line),
  }))
}

export function partIn(prompt: string, dealing: Dealing | null, register: Register): Part {
  const isAsked = /\b[Yy]ou (?:are|play)\b[^.]{0,80}\b(?:applicant|candidate|interviewee)\b/.test(prompt)
  if (
    !isAsked &&
    /\b(?:interview(?:ing|er)?|new hire|candidate|applicant|learner|your student|onboarding)\b|\byou are (?:an? |the )?[\p{L}, -]{0,40}\b(?:coach|mentor)\b/iu.test(
      prompt,
    )
  )
    return /\bexit interview|leaves? the company\b/i.test(prompt) ? 'seeker' : 'host'
  if (/\b(?:somebody|someone|caller|user|representative|salesperson)[^.]* (?:sells|selling|pitch)/i.test(prompt))
    return 'approached'
  if (dealing && register !== 'tense') return 'dealer'
  const told = prompt
    .replace(/\bcomplain\w* (?:to (?:HR|your \p{L}+)|about you|against you)\b/giu, '')
    .replace(/\b(?:would|will|might) be furious\b/gi, '')
    .replace(/\b(?:nobody|no one|never)\b[^.,;]*\bcomplain\w*/gi, '')
  const isWronged =
    /\b(?:complain\w*|refund\w*|furious|unfair|compensation|credit)\b|\byou are [^.]*\bcustomer\b/i.test(told)
  return register === 'tense' && isWronged ? 'wronged' : 'seeker'
}
