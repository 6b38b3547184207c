import { readCondition } from '../conditions/read-condition.js'
import type { Trigger } from '../role/triggers.js'
import { sentenceKinds, type KindShares } from './kind-of.js'
import type { Statement } from './statements.js'

const shares = Object.fromEntries(sentenceKinds.map((kind) => [kind, kind === 'fact' ? 1 : 0])) as KindShares

/** 'If they ask for the number, say: "It ends in four."': what is said is an answer like the facts of a prompt; empty for other cases. */
export function authoredStatement(line: Trigger, place: number): Statement[] {
  const words = line.says.join(' ')
  if (words === '' || !readCondition(line).named.includes('asks')) return []
  const text = `If ${line.words}, say: "${words}"`
  return [
    {
      text,
      topic: '',
      shares,
      place,
      whole: text,
      before: '',
      said: words,
      isSecret: false,
      secretAt: null,
      told: null,
      asked: null,
      yes: null,
    },
  ]
}
