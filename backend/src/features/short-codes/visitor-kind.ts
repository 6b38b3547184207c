import crawlers from 'crawler-user-agents'
import { isbot } from 'isbot'
import { Recent } from '../../memory/recent.js'

/** `preview` fetches a link for a chat or a mail program that shows it; `scanner` is any other program. */
export type VisitorKind = 'person' | 'preview' | 'scanner'

/** What a request says of the program that sent it. */
export interface VisitorProgram {
  readonly method: string
  readonly userAgent: string | undefined
  /** `Sec-Purpose`, or its older names: the browser fetches the page before a person has asked for it. */
  readonly purpose: string | undefined
}

/** The package's types leave the tags out. */
const tagged: readonly { pattern: string; tags?: readonly string[] }[] = crawlers
const previews = new RegExp(
  tagged
    .filter(({ tags = [] }) => tags.includes('social-preview'))
    .map(({ pattern }) => pattern)
    .join('|'),
)

const longestUserAgent = 500
const kinds = new Recent<VisitorKind>(1_000)

/** By what a program says of itself: a scanner that claims to be a browser counts as a person. */
export function visitorKind({ method, userAgent = '', purpose }: VisitorProgram): VisitorKind {
  if (purpose !== undefined && /prefetch|preview/i.test(purpose)) return 'preview'
  const kind = kindOfProgram(userAgent.slice(0, longestUserAgent))
  return kind === 'person' && method !== 'GET' ? 'scanner' : kind
}

function kindOfProgram(userAgent: string): VisitorKind {
  const known = kinds.find(userAgent)
  if (known !== undefined) return known
  const isScanner = userAgent === '' || isbot(userAgent)
  const kind = previews.test(userAgent) ? 'preview' : isScanner ? 'scanner' : 'person'
  kinds.keep(userAgent, kind)
  return kind
}
