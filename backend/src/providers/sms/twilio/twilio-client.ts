import twilio from 'twilio'
import type { TwilioAccount } from '../../../config/twilio-settings.js'

type Requests = InstanceType<typeof twilio.RequestClient>
type RequestOptions<Data> = Parameters<Requests['request']>[0] & { data?: Data }

export type TwilioClient = ReturnType<typeof twilioClient>

/** The official client with a configurable address. It retries no request, and none takes longer than `timeoutMs`. */
export function twilioClient({ accountSid, authToken, apiBaseUrl }: TwilioAccount, timeoutMs: number) {
  return twilio(accountSid, authToken, { httpClient: new RequestsTo(apiBaseUrl, timeoutMs), autoRetry: false })
}

class RequestsTo extends twilio.RequestClient {
  constructor(
    private readonly baseUrl: URL,
    private readonly timeoutMs: number,
  ) {
    super({ timeout: timeoutMs, keepAlive: true })
  }

  override request<Data>(options: RequestOptions<Data>) {
    const request = super.request<Data>({ ...options, uri: placedAt(this.baseUrl, new URL(options.uri)) })
    // The library's own timeout restarts with each byte: a slow response would outlive the attempt's lease.
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), this.timeoutMs)
    })
    return Promise.race([request, limit]).finally(() => clearTimeout(timer))
  }
}

/** Each Twilio product has its own host beside `api.`; at another address one host serves all of them. */
function placedAt(base: URL, { hostname, pathname, search }: URL): string {
  const placed = new URL(pathname + search, base)
  const [product = ''] = hostname.split('.')
  if (/^api\..*\btwilio\.com$/.test(base.hostname)) placed.hostname = base.hostname.replace(/^api/, product)
  return placed.href
}
