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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
