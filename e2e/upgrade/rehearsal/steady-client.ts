import { setTimeout as pause } from 'node:timers/promises'
import { ApiClient, type Answer } from '@clarity/test-kit/api-client'

// On a connection that is kept, a request can come to a server that is just ending, which answers 503.
const oneConnectionEach = { connection: 'close' }

let asked = 0

/** Every request comes from its own network, because limits count by network. */
function headersOfReader(): Record<string, string> {
  asked += 1
  return { ...oneConnectionEach, 'x-forwarded-for': `10.${(asked >> 8) & 255}.${asked & 255}.1` }
}

const betweenTriesMs = 200
const maxTries = 100

/** Requests that may have been accepted without an answer, and must not be repeated. */
const onlyOnce = ['/api/request-demo']

/** Retries without an answer, as a person does, and counts the answers. */
export class SteadyClient extends ApiClient {
  answered = 0
  unanswered = 0
  slowestMs = 0
  /** Responses that no user should get. */
  readonly faults: string[] = []

  override get(path: string): Promise<Answer> {
    return this.insist(`GET ${path}`, () => super.get(path, headersOfReader()))
  }

  override post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
    const ask = () => super.post(path, body, { ...headers, ...headersOfReader() })
    return onlyOnce.includes(path) ? this.ask(`POST ${path}`, ask) : this.insist(`POST ${path}`, ask)
  }

  private async insist(line: string, send: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries += 1)
      try {
        return await this.ask(line, send)
      } catch (error) {
        if (tries === maxTries) throw error
        await pause(betweenTriesMs)
      }
  }

  private async ask(line: string, send: () => Promise<Answer>): Promise<Answer> {
    const begun = performance.now()
    const answer = await send().catch((error: unknown) => {
      this.unanswered += 1
      throw error
    })
    this.answered += 1
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begun)
    if (answer.status >= 500) this.faults.push(`${line} was answered ${answer.status}.`)
    return answer
  }
}
