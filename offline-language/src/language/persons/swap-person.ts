import { listenerToFirst, speakerToSecond } from './pronouns.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const { verbal } = loadPatterns('swap-person', 'verbal')
const lists = loadWords('swap-person', 'takesObject')

const beAfterI: Record<string, string> = { are: 'am', were: 'was', "aren't": 'am not', "weren't": "wasn't" }
const beAfterYou: Record<string, string> = { am: 'are', was: 'were', "wasn't": "weren't" }
const takesObject: ReadonlySet<string> = new Set(lists.takesObject)

/** Swaps the first and the second person: "I will call you" becomes "you will call me". */
export function swapPerson(text: string): string {
  return swapped(text, { ...speakerToSecond, you: '' })
}

/** Changes a prompt's "you" to the agent's "I": "your vans, which you know" becomes "my vans, which I know". */
export function toFirstPerson(text: string): string {
  return swapped(text, { you: '' })
}

function swapped(text: string, forms: Readonly<Record<string, string>>): string {
  const pieces = text
    .replace(/’/g, "'")
    .replace(/\b(?:you both|both of you)\b/gi, 'we both')
    .split(/([\p{L}][\p{L}']*)/u)
  let subject: 'I' | 'you' | null = null
  for (let at = 1; at < pieces.length; at += 2) {
    const word = pieces[at] ?? ''
    const lower = word.toLowerCase()
    const gap = pieces[at - 1] ?? ''
    if (/[.!?;:]/.test(gap)) subject = null
    const be = subject === 'I' ? beAfterI[lower] : subject === 'you' ? beAfterYou[lower] : undefined
    if (be) pieces[at] = be
    else if (lower === 'you') {
      const asks = at >= 2 ? beBefore(pieces, at) : null
      const isSubject = asks !== null || isSubjectAt(pieces, at)
      pieces[at] = isSubject ? 'I' : 'me'
      if (isSubject && asks !== null)
        pieces[asks] = sameCase(pieces[asks] ?? '', beAfterI[(pieces[asks] ?? '').toLowerCase()] ?? '')
      subject = isSubject ? 'I' : subject
      continue
    } else {
      const other = forms[lower] ?? listenerToFirst[lower]
      if (other) pieces[at] = gap === '' && at === 1 ? sameCase(word, other) : other
      if (other && /^(?:i|we|i'm|we're)$/.test(lower)) {
        subject = 'you'
        continue
      }
      if (other && /^you'(?:re|ve|ll|d)$/.test(lower)) subject = 'I'
    }
    if (subject && !/^(?:not|never|also|always|just|really|still|only|already|both|all|and)$/.test(lower))
      subject = null
  }
  return pieces.join('')
}

function sameCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) && model !== 'I' && !/^I\b/.test(word)
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : model === 'I' || /^I'/.test(model)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word
}

/** The index of "are" or "were" right before "you", as in a question. */
function beBefore(pieces: readonly string[], at: number): number | null {
  const before = (pieces[at - 2] ?? '').toLowerCase()
  return (pieces[at - 1] ?? '').trim() === '' && before in beAfterI ? at - 2 : null
}

function isSubjectAt(pieces: readonly string[], at: number): boolean {
  const next = (pieces[at + 2] ?? '').toLowerCase()
  const isLast = next === '' || /[.,;:!?)"”]/.test(pieces[at + 1] ?? '')
  const before = (pieces[at - 2] ?? '').toLowerCase()
  if (
    /^(?:after|before|than|like|as)$/.test(before) &&
    !isLast &&
    !/^(?:in|on|at|for|with|and|or|to|by|from)$/.test(next)
  )
    return true
  const startsClause = at === 1 || /[.,;:!?("“]/.test(pieces[at - 1] ?? '')
  if (isLast && !startsClause) return false
  if (
    takesObject.has(before) &&
    (pieces[at - 1] ?? '').trim() === '' &&
    !(verbal.test(next) && /^(?:want|see|know|than|like|need|believe|understand|told|trust|promised)$/.test(before))
  )
    return false
  if (startsClause) return true
  return (
    verbal.test(next) ||
    !/^(?:to|the|a|an|that|this|in|on|at|for|with|and|or|how|what|why|when|if|not|by|from|as|about|so|too|up|out)$/.test(
      next,
    )
  )
}
