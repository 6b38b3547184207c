import type { ProviderFinding } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { countryName } from './country-name.js'
import { Geolocation } from './geolocation.js'
import { geolocationSettings } from './geolocation-settings.js'
import { geolocationTexts } from './texts.js'

const texts = geolocationTexts.header

/**
 * What Cloudflare, CloudFront and most others that can be told to (nginx, Traefik, HAProxy) name the caller's country.
 * One header of these has to be set, or removed, by the proxy: what it lets through is the caller's own word.
 */
const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-geo-country']

/** The country that a trusted proxy says the caller is in. */
export class ProxyHeaderGeolocation extends Geolocation {
  find(request: FastifyRequest): string | null {
    if (!isFromTrustedProxy(request)) return null
    const codes = countryHeaders.map((name) => request.headers[name]).filter((value) => typeof value === 'string')
    return codes.map(countryName).find((name) => name !== null) ?? null
  }

  describe(config: Config): ProviderDescription {
    const { name, summary } = texts
    return { name, summary, settings: geolocationSettings(config), webhooks: [] }
  }

  check(): Promise<ProviderFinding[]> {
    return Promise.resolve([good(texts.works)])
  }
}

/** More than the connection's own address is there only where the connection is a trusted proxy's that forwards. */
function isFromTrustedProxy({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1
}
