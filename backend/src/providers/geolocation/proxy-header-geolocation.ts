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
 * The country headers of Cloudflare, CloudFront and of proxies that can be configured to send one (nginx, Traefik,
 * HAProxy). The proxy has to set or remove these headers: a header that it passes through comes from the caller.
 */
const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-geo-country']

/** The caller's country from a trusted proxy's header. */
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

/** Fastify lists more than one address only if the connection comes from a trusted proxy that forwards. */
function isFromTrustedProxy({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1
}
