import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const { asideOfSecret } = loadPatterns('units/aside-of-secret', 'asideOfSecret')
const frame = anyOf(
  loadPatterns('units/secret-frames', 'whatNobodyKnows', 'nobodyKnows', 'notTold', 'secret'),
  '^(?:',
  ')',
)
const opening =
  /^(?:but |and )?(?:in (?:truth|reality|fact)|actually|the truth is(?: that)?|what you (?:do not like to admit|hide|keep to yourself)(?: is)?:?),? /i

/** Whether a sentence says that its content is secret. */
export const isHidden = (text: string) => frame.test(text) || asideOfSecret.test(text)

/** A secret without the words that call it one. */
export const bare = (text: string) =>
  text
    .replace(frame, '')
    .replace(opening, '')
    .replace(asideOfSecret, '')
    .replace(/[,;]+$/, '')
    .trim()
