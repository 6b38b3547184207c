import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { amountsIn } from '../wording/amounts.js'
import { bySentence } from './by-sentence.js'
import { namesSilence } from './silence.js'

/** What the part would take, and does not suggest itself. */
export interface Hushed {
  /** As a sentence about the part: "You would be happy with a duet." */
  text: string
  /** What the prompt calls it where it says who has to bring it up: "instalments"; or empty. */
  name: string
}

export interface WithoutHushed {
  prompt: string
  hushed: Hushed[]
}

/**
 * A way in which the part can agree ("You could live with …", "… are fine with you"), said without words, or with two things: "a duet
 * or the warm-ups", of which the one that was named does not give the other away.
 */
const { accepts, isFine, quietly, either } = loadPatterns(
  'prompt/hushed-offers',
  'accepts',
  'isFine',
  'quietly',
  'either',
)
/** A sum is a limit of a bargain, and has its own rules. */
const leastSum = 100
const joint = /(?:,? (?:but|though|although|yet|and|only|which)|[;,]) /gi

const plain = (head: string): string =>
  capitalised(head.trim())
    .replace(/^(You (?:would|could|can)(?: also)?) live with\b/, '$1 be fine with')
    .replace(/^(You) (?:could|can)( also)? (?=be )/, '$1 would$2 ')
    .replace(/^You (?:would|could|can)( also)? (?:settle for|take|accept) /, 'You would$1 accept ')

function alternatives(head: string): string[] {
  const { lead = '', one = '', other = '' } = either.exec(head)?.groups ?? {}
  return lead ? [`${lead}${one}.`, `${lead}${other}.`] : [`${head}.`]
}

/** The part of a sentence before what keeps it back, with the name that it then has; null if nothing keeps it back. */
function keptBack(sentence: string): { head: string; name: string } | null {
  const text = sentence.trim().replace(/[.!]+$/, '')
  if (quietly.test(text)) return { head: text.replace(quietly, ''), name: '' }
  for (const { index, 0: word } of text.matchAll(joint)) {
    const name = namesSilence(text.slice(index + word.length))
    if (name !== null) return { head: text.slice(0, index), name }
  }
  return null
}

/** "You would take a duet, but you do not suggest it yourself": what is taken is read alone, and that it is not suggested is kept. */
export function takeHushed(prompt: string): WithoutHushed {
  const hushed: Hushed[] = []
  const keep = (head: string, name: string): string => {
    const each = alternatives(plain(head))
    hushed.push(...each.map((text) => ({ text, name })))
    return each.join(' ')
  }
  const isOffer = (head: string) =>
    (accepts.test(head) || isFine.test(head)) &&
    !amountsIn(head).some(({ before, after, value }) => before || after || value >= leastSum)
  const told = bySentence(prompt, (sentence, before) => {
    const gap = /\s*$/.exec(sentence)?.[0] ?? ''
    const own = keptBack(sentence)
    if (own && isOffer(own.head)) return `${keep(own.head, own.name)}${gap}`
    // "You would take a duet. You do not suggest it yourself."
    const name = isOffer(before) ? namesSilence(sentence.trim().replace(/^(?:but|however|yet),? |[.!]+$/gi, '')) : null
    if (name === null) return sentence
    hushed.push({ text: before.trim(), name })
    return ''
  })
  return { prompt: told, hushed }
}
