import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerAnthropic, readAnthropic, refuseAnthropic } from './llm/anthropic-wire.ts'
import type { AnswerFault } from './llm/answer-fault.ts'
import { answerOpenAi, readOpenAi, refuseOpenAi } from './llm/openai-wire.ts'
import { WireFault, type Question } from './llm/question.ts'
import { replyTo } from './llm/reply.ts'
import { newTraits } from './llm/server-traits.ts'
import { spoil, type Fault } from './loopback/fault.ts'
import { answerJson, hostOf, listenOnLoopback, type LoopbackServer } from './loopback/loopback-server.ts'

export type LlmFault = AnswerFault | Extract<Fault, 'too-many' | 'error' | 'hang' | 'cut' | 'slow'>

export interface LlmOptions {
  readonly apiKey: string
  readonly port?: number
}

const serverFaults: readonly LlmFault[] = ['too-many', 'error', 'hang', 'cut', 'slow']

/** Implements Anthropic's messages and OpenAI's chat completions. It writes reports from the turns in the prompt. */
export class FakeLlm {
  /** The prompts received, oldest first, including failed ones. */
  readonly questions: Question[] = []
  /** Why it rejected requests: empty if every request was valid. */
  readonly refusals: string[] = []
  /** Chooses the fault of each request; null for none. */
  chooseFault: (question: Question) => LlmFault | null = () => null
  /** Called for each answered prompt, before the response is sent. `host` is the requested host name. */
  onDone: (question: Question, host: string) => void = () => undefined
  /** The account error that requests get; null for none. */
  accountError: { readonly status: number; readonly message: string; readonly code?: string } | null = null
  readonly traits = newTraits()
  /** The turn that the fault `echo` repeats. */
  echoedTurn = 0

  private readonly apiKey: string
  private server: LoopbackServer | null = null

  constructor(apiKey: string) {
    this.apiKey = apiKey
  }

  /** The base address to configure, for either vendor. */
  get url(): string {
    return `${this.server!.url}/v1`
  }

  async listen(port = 0): Promise<void> {
    this.server = await listenOnLoopback(port, (request, body, response) => this.answer(request, body, response))
  }

  async close(): Promise<void> {
    await this.server?.close()
  }

  /** Lets the next requests fail, one after the other; later requests succeed. */
  failNext(...faults: LlmFault[]): void {
    this.chooseFault = () => faults.shift() ?? null
  }

  /** Clears the recorded prompts and the configured faults. */
  reset(): void {
    this.questions.length = 0
    this.refusals.length = 0
    this.chooseFault = () => null
    this.accountError = null
    Object.assign(this.traits, newTraits())
  }

  private async answer(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const isAnthropic = request.url === '/v1/messages'
    const refuse = isAnthropic ? refuseAnthropic : refuseOpenAi
    try {
      const question = this.read(request, isAnthropic, body)
      this.questions.push(question)
      const fault = this.chooseFault(question)
      // The vendor's own retry header in milliseconds, because retry-after would make a test wait for seconds.
      response.setHeader('retry-after-ms', '1')
      const isServerFault = fault !== null && serverFaults.includes(fault)
      const errorBody = refuse(fault === 'too-many' ? 429 : 500, 'Not now.')
      if (await spoil(isServerFault ? (fault as Fault) : null, response, errorBody)) return
      const reply = replyTo(
        question,
        isServerFault ? null : (fault as AnswerFault | null),
        this.echoedTurn,
        this.traits,
      )
      this.onDone(question, hostOf(request))
      answerJson(response, 200, isAnthropic ? answerAnthropic(reply, question.form) : answerOpenAi(reply))
    } catch (error) {
      const status = error instanceof WireFault ? error.status : 500
      const message = error instanceof Error ? error.message : String(error)
      this.refusals.push(message)
      answerJson(response, status, refuse(status, message, error instanceof WireFault ? error.code : null))
    }
  }

  private read({ method, url, headers }: IncomingMessage, isAnthropic: boolean, body: string): Question {
    if (method !== 'POST' || !(isAnthropic || url === '/v1/chat/completions'))
      throw new WireFault(404, `no such path: ${url}`)
    const { accountError } = this
    if (accountError) throw new WireFault(accountError.status, accountError.message, accountError.code ?? null)
    if (!headers['content-type']?.startsWith('application/json')) throw new WireFault(415, 'expected application/json')
    const json = JSON.parse(body) as unknown
    return isAnthropic
      ? readAnthropic(headers, this.apiKey, this.traits, json)
      : readOpenAi(headers, this.apiKey, this.traits, json)
  }
}

/** Starts the fake on the given port, or on a free one. */
export async function start({ apiKey, port }: LlmOptions): Promise<FakeLlm> {
  const fake = new FakeLlm(apiKey)
  await fake.listen(port)
  return fake
}
