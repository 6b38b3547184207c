import type { Goal, GoalCheck } from '@clarity/contracts/goal'

/** A check as it is before its parameters are typed. */
export const newChecks: { readonly [Kind in GoalCheck['kind']]: Extract<GoalCheck, { kind: Kind }> } = {
  asks: { kind: 'asks', about: [] },
  says: { kind: 'says', words: [] },
  avoids: { kind: 'avoids', words: [] },
  names: { kind: 'names', what: 'amount' },
  agrees: { kind: 'agrees' },
  talk_share: { kind: 'talk_share', atMost: 0.5 },
  questions: { kind: 'questions', atLeast: 3 },
  judged: { kind: 'judged' },
}

export const newGoal: Goal = { label: '', hint: '', check: newChecks.asks }

/** The words of one check stay if the other takes words too. */
export function changedCheck(check: GoalCheck, kind: GoalCheck['kind']): GoalCheck {
  const words = wordsOf(check)
  if (kind === 'asks') return { kind, about: words }
  return kind === 'says' || kind === 'avoids' ? { kind, words } : newChecks[kind]
}

function wordsOf(check: GoalCheck): string[] {
  if ('about' in check) return check.about
  return 'words' in check ? check.words : []
}
