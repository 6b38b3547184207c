import { readLink } from '@clarity/contracts/short-code'

/** The target of a two-character link: the home page with the campaign as query parameter `c`; else null. */
export function campaignAddress(pathname: string): string | null {
  const link = readLink(pathname)
  return link.kind === 'campaign' ? `/?c=${encodeURIComponent(link.campaign)}` : null
}
