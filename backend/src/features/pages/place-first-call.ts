import type { ActiveRemote } from '@clarity/contracts'

const marker = '<!--page-data-->'

export interface PageAddress {
  readonly path: string
  /** With its question mark; '' without one. */
  readonly search: string
}

/**
 * Names the call with which the page at an address begins, so the browser makes it before any script is there. Its query
 * is written as the kit's client writes it; of an address with other entries it is not known what its page asks for.
 */
export function placeFirstCall(html: string, { path, search }: PageAddress, remotes: readonly ActiveRemote[]): string {
  const call = remotes.find(({ routes }) => routes.includes(path))?.firstCalls?.[path]
  const { query = [] } = call ?? {}
  const given = new URLSearchParams(search)
  if (!call || [...given.keys()].some((name) => !query.includes(name))) return html
  const asked = new URLSearchParams()
  for (const name of query) if (given.get(name)) asked.set(name, given.get(name)!)
  const address = asked.size === 0 ? call.path : `${call.path}?${asked.toString()}`
  return html.replace(marker, () => `<meta name="first-call" content="${address.replaceAll('&', '&amp;')}">${marker}`)
}
