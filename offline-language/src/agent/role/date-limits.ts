/** The last or first date that the role accepts: "before 5 July". */
export interface DateLimit {
  /** "before 5 July" */
  text: string
  day: number
  bound: 'before' | 'until' | 'after'
}

const months = 'january february march april may june july august september october november december'.split(' ')
const month = `(${months.join('|')})`
const date = `(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}|${month} (\\d{1,2})(?:st|nd|rd|th)?)`
const named = new RegExp(`\\b${date}\\b`, 'i')
const limited = new RegExp(
  `\\b(before|by|until|no later than|at the latest on|not later than|not before|after|from|not earlier than) ${date}\\b`,
  'i',
)
const refusing = /\b(?:never|not|nor|refuse|no date|nothing)\b[^,;]*$/i
const wanting = /\byou (?:[^.;]* )?(?:want|need|can|could|must|have to|accept|agree|insist|would)\b/i
/** More than the longest month has. */
const daysOfMonth = 32

/** A date of the year as a number that grows with it; null if the text names none. */
export function dateIn(text: string): number | null {
  const [, before, first = '', second = '', after] = named.exec(text) ?? []
  const at = months.indexOf((first || second).toLowerCase())
  return at < 0 ? null : at * daysOfMonth + Number(before ?? after)
}

/** "Never a date after 31 May" is "until 31 May". */
function turned(word: string, text: string, day: number): DateLimit {
  const bound = word.toLowerCase() === 'after' ? 'until' : word.toLowerCase() === 'before' ? 'after' : 'before'
  return {
    text: `${bound === 'until' ? 'by' : bound === 'after' ? 'not before' : 'before'} ${text.slice(word.length + 1)}`,
    day,
    bound,
  }
}

/** The dates in a prompt that limit what the role accepts. */
export function dateLimitsOf(sentences: readonly string[]): DateLimit[] {
  return sentences.flatMap((sentence) => {
    const [text = '', word = ''] = wanting.test(sentence) ? (limited.exec(sentence) ?? []) : []
    const day = dateIn(text)
    if (day === null) return []
    const isRefused = refusing.test(sentence.slice(0, sentence.indexOf(text))) && /^(?:after|before|from)/i.test(word)
    if (isRefused) return [turned(word, text, day)]
    const bound = /^(?:not (?:before|earlier)|after|from)/i.test(word)
      ? 'after'
      : word.toLowerCase() === 'before'
        ? 'before'
        : 'until'
    return [{ text, day, bound }]
  })
}

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const notOn =
  /\b(?:cannot|can not|must not|not|never)\b[^.;]{0,30}\b(before|after) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i
/** Days further away are of another week. */
const nearDays = 3

/** "The funeral cannot be before Sunday": the sentence that a weekday breaks; null if it breaks none. */
export function brokenWeekday(sentences: readonly string[], day: string): string | null {
  const asked = weekdays.indexOf(day.toLowerCase())
  const found = sentences.find((sentence) => {
    const [, bound = '', named = ''] = notOn.exec(sentence) ?? []
    const limit = weekdays.indexOf(named.toLowerCase())
    const away = bound.toLowerCase() === 'before' ? limit - asked : asked - limit
    const days = ((away % weekdays.length) + weekdays.length) % weekdays.length
    return limit >= 0 && asked >= 0 && days > 0 && days <= nearDays
  })
  return found ?? null
}

/** The limit that a date breaks; null if it breaks none. */
export function brokenLimit(limits: readonly DateLimit[], day: number): DateLimit | null {
  return (
    limits.find(({ bound, day: limit }) =>
      bound === 'after' ? day < limit : bound === 'before' ? day >= limit : day > limit,
    ) ?? null
  )
}
