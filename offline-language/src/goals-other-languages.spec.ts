import type { GoalCheck } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { verdict } from '../test/judge-goal.js'

describe('another language', () => {
  const opening = 'Guten Tag, was kann ich heute für Sie tun, und worum geht es Ihnen genau?'
  const german = { opening, language: 'de', answer: 'Das weiß ich leider nicht genau, ich frage meine Kollegin.' }
  const said = 'Wie hoch sind Ihre Kosten? Ich schicke Ihnen das Angebot am Freitag, es sind 4.500 Euro.'

  it.each<[GoalCheck, (boolean | null)[]]>([
    [{ kind: 'asks', about: ['kosten'] }, [true]],
    [{ kind: 'asks', about: ['angebot'] }, [false]],
    [{ kind: 'says', words: ['schick'] }, [true]],
    [{ kind: 'avoids', words: ['leider'] }, [true]],
    [{ kind: 'names', what: 'date' }, [true]],
    [{ kind: 'names', what: 'amount' }, [true]],
    [{ kind: 'names', what: 'name' }, [null]],
    [{ kind: 'agrees' }, [null]],
    [{ kind: 'questions', atLeast: 1 }, [true]],
  ])('is judged by %j as far as its words allow', async (check, [met]) => {
    expect((await verdict(check, said, german))[0]).toBe(met)
  })

  it('has no questions to count if its transcript has no question mark', async () => {
    const unmarked = { opening: opening.replace('?', ''), language: 'de' }
    expect((await verdict({ kind: 'questions', atLeast: 1 }, 'wie hoch sind denn Ihre Kosten', unmarked))[0]).toBeNull()
  })

  it('is searched by letters if it has no spaces', async () => {
    const japanese = { opening: 'こんにちは、今日はどのようなご用件でしょうか？', language: 'ja' }
    expect(await verdict({ kind: 'asks', about: ['予算'] }, '御社の予算はいくらですか？', japanese)).toEqual([
      true,
      '御社の予算はいくらですか？',
    ])
  })
})
