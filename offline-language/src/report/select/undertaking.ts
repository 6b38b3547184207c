import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import type { Shape } from './shape.js'

export interface Undertaking {
  /** The words from the verb on. */
  clause: readonly Word[]
  /** The words that announce it, such as "I will". */
  lead: string
  shape: Shape
}

/** "Changing the routing today" becomes "change the routing today". */
export function inPlainForm([verb, ...rest]: readonly Word[]): readonly Word[] {
  return verb ? [{ ...verb, text: verb.lemma, lower: verb.lemma }, ...rest] : []
}

const wordOf = (text: string, pos: string): Word => ({
  text,
  lower: text,
  lemma: text,
  stem: text,
  pos,
  spaceBefore: true,
  isStopWord: true,
})

/** "You'll hear from me" is "I'll get back to you". */
const gettingBack: readonly Word[] = [
  wordOf('get', 'VERB'),
  wordOf('back', 'ADV'),
  wordOf('to', 'ADP'),
  wordOf('you', 'PRON'),
]

/** "We will have you come back" is for the listener, "and continue you on your tablets" for the speaker. */
export function withOwner({ clause, lead, shape }: Undertaking): Undertaking {
  const [first, second, third] = clause
  if (shape.owner === 'speaker' && /^hear from (?:me|us)\b/i.test(written(clause)))
    return { clause: [...gettingBack, ...clause.slice(3)], lead: '', shape }
  if (second?.lower !== 'you') return { clause, lead, shape }
  if (first?.lower === 'have' && third?.pos === 'VERB')
    return { clause: clause.slice(2), lead: '', shape: { ...shape, owner: 'listener' } }
  return shape.owner === 'listener'
    ? { clause, lead: '', shape: { ...shape, owner: 'speaker' } }
    : { clause, lead, shape }
}
