import { Email } from '@clarity/contracts'
import { safeParse } from 'valibot'

const invitePath = /^\/invite(?:\/(.*))?$/s

/** The email in the path of an invite screen, or '' if the path has none. Null if it is not an invite path. */
export function invitedEmail(path: string): string | null {
  const match = invitePath.exec(path)
  if (!match) return null
  const read = safeParse(Email, decoded((match[1] ?? '').replace(/\/$/, '')))
  return read.success ? read.output : ''
}

/**
 * The same URL, or the bare invite screen if the rest cannot be decoded: the router would refuse such a URL. A text
 * that is no valid email only leaves the field empty.
 */
export function readableInvite(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.startsWith('/invite/') && decoded(path) === '' ? '/invite/' : url
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
