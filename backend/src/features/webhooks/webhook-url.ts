import { isIP } from 'node:net'
import { webhookTexts } from '@clarity/contracts'
import { isPublicAddress } from './public-network.js'

/**
 * Why deliveries may not go to this address; null if they may. A name is checked again when it is connected to
 * (resolve-public.ts); an address in numbers is not looked up, so it is checked here.
 */
export function refuseUrl(url: URL, allowsPrivate: boolean): string | null {
  if (!['https:', 'http:'].includes(url.protocol) || url.username || url.password) return webhookTexts.urlInvalid
  if (allowsPrivate) return null
  if (url.protocol !== 'https:') return webhookTexts.httpsOnly
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/.test(host)
  return isPrivate ? webhookTexts.privateAddress : null
}
