import { Email } from '@clarity/contracts'
import { safeParse } from 'valibot'

const invitePath = /^\/invite(?:\/(.*))?$/s

/** The email in the path of an invite screen, empty where it holds none; null where this is no such path. */
export function invitedEmail(path: string): string | null {
  const match = invitePath.exec(path)
  if (!match) return null
  const read = safeParse(Email, decoded((match[1] ?? '').replace(/\/$/, '')))
  return read.success ? read.output : ''
}

/**
 * The same address, or the bare invite screen where the rest cannot be decoded: the router would refuse it, while what
 * is no email only leaves the field empty.
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
