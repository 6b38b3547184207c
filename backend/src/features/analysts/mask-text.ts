import { directAccessEmail } from '@clarity/contracts'

const hidden = '•••'

/** What a text may contain, the first match first: a time stays, the rest is masked. */
const parts = new RegExp(
  [
    String.raw`(?<time>\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?(?!\d))`,
    String.raw`(?<id>(?<![\p{L}\p{N}])[0-9a-f]{32}(?![\p{L}\p{N}]))`,
    String.raw`(?<code>(?<=https?://[^\s/]+/)[2-9a-zA-Z]{5}(?![\p{L}\p{N}/_-]))`,
    String.raw`(?<email>[^\s@<>()[\]{}",;:/=?&]+(?:@|%40)[^\s@<>()[\]{}",;:/=?&]*[\p{L}\p{N}])`,
    // Seven digits or more, however they are grouped.
    String.raw`(?<phone>\+?\(?\p{Nd}(?:[\s().\-/‐-―]{0,3}\p{Nd}){6,})`,
  ].join('|'),
  'gu',
)

/** The last two digits, as in the question for a reader's code. */
export function maskPhone(phone: string): string {
  return hidden + phone.replace(/\P{Nd}/gu, '').slice(-2)
}

export function maskEmail(email: string): string {
  if (email.toLowerCase() === directAccessEmail) return email
  return `${[...email][0] ?? ''}${hidden}@${hidden}`
}

/** A text without phones, emails and short codes, and with aliases for ids. */
export function maskText(text: string, aliasOf: (id: string) => string): string {
  return text.replace(parts, (found, ...rest) => {
    const { time, id, code, email, phone } = rest.at(-1) as Record<string, string | undefined>
    if (time !== undefined) return time
    if (id !== undefined) return aliasOf(id)
    if (code !== undefined) return hidden
    if (email !== undefined) return maskEmail(email)
    return phone === undefined ? found : maskPhone(phone)
  })
}
