import { readLink } from '@clarity/contracts/short-code'

/** The screen of a path (docs/behaviour.md#pages-and-links). */
export type SitePath =
  | { screen: 'home' }
  | { screen: 'invite' }
  | { screen: 'demo'; requestId: string }
  | { screen: 'phone-simulator' }
  | { screen: 'campaign'; campaign: string }
  | { screen: 'nothing' }

export function readSitePath(pathname: string): SitePath {
  if (pathname === '/') return { screen: 'home' }
  if (/^\/invite(\/|$)/.test(pathname)) return { screen: 'invite' }
  if (/^\/phone-simulator\/?$/.test(pathname)) return { screen: 'phone-simulator' }
  const requestId = /^\/demo\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (requestId) return { screen: 'demo', requestId }
  const link = readLink(pathname)
  return link.kind === 'campaign' ? { screen: 'campaign', campaign: link.campaign } : { screen: 'nothing' }
}

/** The target of a two-character link: the home page with the campaign as query parameter `c`. */
export const campaignAddress = (campaign: string): string => `/?c=${encodeURIComponent(campaign)}`
