import http from 'node:http'
import https from 'node:https'
import { resolvePublic } from './resolve-public.js'
import { refuseUrl } from './webhook-url.js'

/** From the lookup to the last byte of the answer. */
export const webhookTimeoutMs = 15_000

interface WebhookPost {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly allowsPrivate: boolean
}

/** Posts a delivery and gives the status. Redirects are not followed, and the answer's body is not read. */
export async function postWebhook({ url, headers, body, allowsPrivate }: WebhookPost): Promise<number> {
  const address = new URL(url)
  const refusal = refuseUrl(address, allowsPrivate)
  if (refusal !== null) throw new Error(`the address ${refusal}`)
  const { request } = address.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(webhookTimeoutMs)
    const sent = request(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      ...(!allowsPrivate && { lookup: resolvePublic }),
    })
    sent.on('response', (response) => {
      // The status is all that counts: a receiver that never ends its answer holds nothing.
      response.destroy()
      resolve(response.statusCode!)
    })
    sent.on('error', (error) => {
      if (signal.aborted) reject(new Error(`no answer within ${webhookTimeoutMs / 1000} seconds`))
      else reject(error)
    })
    sent.end(body)
  })
}
