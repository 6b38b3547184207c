import type { Evidence, Goal, GoalCheck, GoalResult } from '@clarity/contracts'
import { talkShareOf } from '../measures/talk-share.js'
import type { Talk } from '../measures/talk.js'
import { withoutRepeats } from '../report/read/evidence.js'
import { findAgreement } from './find-agreement.js'
import { findNamed } from './find-named.js'
import { findAsked, findWords } from './find-words.js'
import { bestQuotes, mostQuotes } from './best-quotes.js'

interface Verdict {
  met: boolean | null
  evidence: Evidence[]
}

const noVerdict: Verdict = { met: null, evidence: [] }

/** A verdict on each goal from the person's own turns. `judged` goals have none: a language model decides them. */
export function judgeGoals(goals: readonly Goal[], talk: Talk): GoalResult[] {
  return goals.map(({ label, hint, check }) => {
    const { met, evidence: found } = verdictOn(check, talk)
    const isOrdered = check.kind === 'agrees' || check.kind === 'questions'
    const evidence = isOrdered ? found.slice(0, mostQuotes) : bestQuotes(found, `${label} ${hint ?? ''}`)
    return { label, met, evidence, ...(hint && { hint }) }
  })
}

function verdictOn(check: GoalCheck, talk: Talk): Verdict {
  switch (check.kind) {
    case 'asks':
      return found(findAsked(talk, check.about))
    case 'says':
      return found(findWords(talk, check.words))
    case 'avoids':
      return avoided(talk, findWords(talk, check.words))
    case 'names':
      return found(findNamed(talk, check.what))
    case 'agrees':
      return found(findAgreement(talk))
    case 'talk_share':
      return withinShare(talk, check.atMost)
    case 'questions':
      return enoughQuestions(talk, check.atLeast)
    case 'judged':
      return noVerdict
  }
}

function found(evidence: Evidence[] | null): Verdict {
  return evidence ? { met: evidence.length > 0, evidence } : noVerdict
}

/** Silence avoids nothing. */
function avoided({ own }: Talk, evidence: Evidence[]): Verdict {
  return own.length > 0 ? { met: evidence.length === 0, evidence } : noVerdict
}

function withinShare(talk: Talk, atMost: number): Verdict {
  const share = talk.own.length > 0 ? talkShareOf(talk.turns) : null
  return { met: share === null ? null : share <= atMost, evidence: [] }
}

function enoughQuestions({ questions }: Talk, atLeast: number): Verdict {
  if (!questions) return noVerdict
  const evidence = withoutRepeats(
    questions.flatMap((question) => question.evidence),
    mostQuotes,
  )
  return { met: questions.length >= atLeast, evidence }
}
