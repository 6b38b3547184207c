import { introduced } from './introduced.js'

const title = /^(?:dr|mrs?|ms|miss)\.? /i

/** Whether a speaker calls the other by this name, who does not call the speaker so: it is the other's. */
export function isCalledOnly(name: string, says: string, othersSay: string): boolean {
  const [first = ''] = name.replace(title, '').split(' ')
  if (first === '' || introduced(says)?.includes(first)) return false
  const plain = first.replaceAll('.', '\\.')
  const calls = new RegExp(`(?:, |\\b(?:[Hh]i|[Hh]ello|[Tt]hanks|[Tt]hank you) )${plain}(?=[,.?!]|$)`, 'mu')
  const isOther = introduced(othersSay)?.includes(first) ?? false
  return calls.test(says) && (isOther || !new RegExp(`(?<!\\p{L})${plain}(?!\\p{L})`, 'u').test(othersSay))
}
