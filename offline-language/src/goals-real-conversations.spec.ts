import type { GoalCheck } from '@clarity/contracts'
import { expect, it } from 'vitest'
import { readConversations } from '../test/read-conversations.js'
import { readTalk } from './measures/talk.js'
import { judgeGoals } from './goals/judge-goals.js'

it.each(readConversations(''))('quotes only what the speakers of $name said', async ({ conversation }) => {
  const checks: GoalCheck[] = [
    { kind: 'names', what: 'amount' },
    { kind: 'names', what: 'date' },
    { kind: 'names', what: 'name' },
    { kind: 'agrees' },
    { kind: 'questions', atLeast: 1 },
    { kind: 'says', words: ['I'] },
  ]
  const results = judgeGoals(
    checks.map((check) => ({ label: check.kind, check })),
    await readTalk(conversation),
  )
  for (const { turn, quote } of results.flatMap(({ evidence }) => evidence)) {
    expect(conversation.transcript[turn]?.message).toContain(quote)
    expect(quote.split(/\s+/).length).toBeLessThanOrEqual(25)
  }
})
