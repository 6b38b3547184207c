import type { ProviderFinding } from '@clarity/contracts'
import { isValiError } from 'valibot'
import { bad, caution } from './findings.js'
import { faultTexts as texts } from './texts.js'

export type NetworkFault = 'timed-out' | 'refused' | 'unknown-host' | 'cut' | 'unreachable'

/** How a request to a provider failed: an HTTP status, no answer at all, or an answer that cannot be parsed. */
export type Fault = number | NetworkFault | 'unreadable'

/** The provider that was asked, and the variables that configure it. */
export interface CalledProvider {
  readonly name: string
  readonly keyVariable: string
  readonly addressVariable: string
  readonly timeoutSecs: number
}

/** Maps an error of any client to its HTTP status or to the network error, also if that is nested in causes. */
export function faultOf(error: unknown): Fault {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  const answered = status ?? statusCode
  if (typeof answered === 'number') return answered
  return isUnreadable(error) ? 'unreadable' : networkFaultOf(error)
}

/** An HTML page instead of JSON, such as a proxy's error page. */
function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || isValiError(error)
}

export function networkFaultOf(error: unknown): NetworkFault {
  if (typeof error !== 'object' || error === null) return 'unreachable'
  const { code, name, message, cause } = error as Partial<NodeJS.ErrnoException>
  const words = `${String(code)} ${name} ${message}`
  if (/ECONNREFUSED/.test(words)) return 'refused'
  if (/ENOTFOUND|EAI_AGAIN/.test(words)) return 'unknown-host'
  if (/TIMEDOUT|TIMEOUT|TimeoutError|AbortError|ECONNABORTED|no answer in time/.test(words)) return 'timed-out'
  if (/ECONNRESET|EPIPE|UND_ERR_SOCKET|socket hang up/.test(words)) return 'cut'
  return cause === undefined ? 'unreachable' : networkFaultOf(cause)
}

/** The finding for an operator: what failed, and what to do. */
export function faultFinding(fault: Fault, asked: CalledProvider): ProviderFinding {
  const { name, keyVariable, addressVariable } = asked
  if (fault === 401) return bad(texts.unauthorised(name), texts.setKey(keyVariable))
  if (fault === 403) return bad(texts.forbidden(name), texts.allowKey(keyVariable))
  if (fault === 429) return caution(texts.tooMany(name), texts.waitForMore)
  if (fault === 'unreadable') return bad(texts.unreadable(name), texts.lookAtAddress(addressVariable))
  if (typeof fault === 'number')
    return fault >= 500
      ? bad(texts.failed(name, fault), texts.waitForThem)
      : bad(texts.notTaken(name, fault), texts.lookAtAddress(addressVariable))
  return bad(networkSentence(fault, asked), texts.lookAtNetwork(addressVariable))
}

function networkSentence(fault: NetworkFault, { name, timeoutSecs }: CalledProvider): string {
  switch (fault) {
    case 'timed-out':
      return texts.timedOut(name, timeoutSecs)
    case 'refused':
      return texts.refused(name)
    case 'unknown-host':
      return texts.unknownHost(name)
    case 'cut':
      return texts.cut(name)
    case 'unreachable':
      return texts.unreachable(name)
  }
}
