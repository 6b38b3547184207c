import { ApiClient, type Answer } from '@clarity/test-kit/api-client'

/** An address of one of many networks: every other one is a /64, the others are /24. */
export function addressIn(network: number, host = 1): string {
  if (network % 2 === 0) return `2001:db8:${network.toString(16)}:1::${host.toString(16)}`
  return `10.${network >> 8}.${network & 255}.${1 + (host % 250)}`
}

/**
 * A client without a session at an address. Each request has a connection of its own: on a busy machine the server closes
 * an idle one at the moment when the next request is sent on it.
 */
export class Stranger {
  private readonly api: ApiClient
  private readonly headers: Record<string, string>

  constructor(url: string, address: string, cookie?: string) {
    this.api = new ApiClient(url)
    this.headers = { connection: 'close', 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) }
  }

  get(path: string): Promise<Answer> {
    return this.api.get(path, this.headers)
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.api.post(path, body, this.headers)
  }
}
