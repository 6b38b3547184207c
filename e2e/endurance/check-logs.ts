import { webhookSecret } from '@clarity/test-kit/post-call-event'
import { adminPassword, releaseToken } from '../product/server.ts'

/** The personal and secret data of this run, and errors that no server should log. */
const forbidden: readonly [string, RegExp][] = [
  ['a phone number', /1415555\d{4}/],
  ['a name', /Quillon|Wexley/],
  ['an email address', /canary\.example/i],
  ['what was said', /Tamarisk|two of our customers/],
  ['a token', /cvtkn_|sk_story|token of a story|key of a story/],
  ['an unhandled rejection', /unhandled|uncaught/i],
]
const secrets = [adminPassword, releaseToken, webhookSecret]

/** One line for each forbidden text in a log. */
export function checkLogs(printed: readonly string[]): string[] {
  const text = printed.join('\n')
  const lineAt = (at: number) => text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at)).slice(0, 600)
  const found = forbidden.flatMap(([what, pattern]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`A log carries ${what}: ${lineAt(at)}`]
  })
  return [...found, ...secrets.filter((secret) => text.includes(secret)).map(() => 'A log carries a secret.')]
}
