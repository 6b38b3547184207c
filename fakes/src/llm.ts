import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerAnthropic, readAnthropic, refuseAnthropic } from './llm/anthropic-wire.ts'
import type { AnswerFault } from './llm/answer-fault.ts'
import { answerOpenAi, readOpenAi, refuseOpenAi } from './llm/openai-wire.ts'
import { WireFault, type Question } from './llm/question.ts'
import { replyTo } from './llm/reply.ts'
import { spoil, type Fault } from './loopback/fault.ts'
import { answerJson, hostOf, listenOnLoopback, type LoopbackServer } from './loopback/loopback-server.ts'

export type LlmFault = AnswerFault | Extract<Fault, 'too-many' | 'error' | 'hang' | 'cut' | 'slow'>

export interface LlmOptions {
  readonly apiKey: string
  readonly port?: number
}

const serverFaults: readonly LlmFault[] = ['too-many', 'error', 'hang', 'cut', 'slow']

/** Speaks Anthropic's messages and OpenAI's chat completions, and writes reports from the turns that it is given. */
export class FakeLlm {
  /** The prompts received, oldest first, including failed ones. */
  readonly questions: Question[] = []
  /** What it refused and why: empty where everything that came was as it should be. */
  readonly refusals: string[] = []
  /** Chooses what goes wrong with each request; null for nothing. */
  chooseFault: (question: Question) => LlmFault | null = () => null
  /** Called for each answered prompt, before the answer is sent to the host it came for. */
  onDone: (question: Question, host: string) => void = () => undefined
  /** False for a server that refuses schemas, as many of OpenAI's imitators do. */
  knowsSchemas = true
  /** The turn that the fault `echo` repeats. */
  echoedTurn = 0

  private readonly apiKey: string
  private server: LoopbackServer | null = null

  constructor(apiKey: string) {
    this.apiKey = apiKey
  }

  /** What is configured as the base address, of either vendor. */
  get url(): string {
    return `${this.server!.url}/v1`
  }

  async listen(port = 0): Promise<void> {
    this.server = await listenOnLoopback(port, (request, body, response) => this.answer(request, body, response))
  }

  async close(): Promise<void> {
    await this.server?.close()
  }

  /** Lets the next requests fail, one after the other; those after them are answered well. */
  failNext(...faults: LlmFault[]): void {
    this.chooseFault = () => faults.shift() ?? null
  }

  /** Forgets what it was asked and how it was to fail. */
  reset(): void {
    this.questions.length = 0
    this.refusals.length = 0
    this.chooseFault = () => null
    this.knowsSchemas = true
  }

  private async answer(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const isAnthropic = request.url === '/v1/messages'
    const refuse = isAnthropic ? refuseAnthropic : refuseOpenAi
    try {
      const question = this.read(request, isAnthropic, body)
      this.questions.push(question)
      const fault = this.chooseFault(question)
      // The vendor's retry-after header: with it a test need not wait for seconds.
      response.setHeader('retry-after-ms', '1')
      const isServerFault = fault !== null && serverFaults.includes(fault)
      const errorBody = refuse(fault === 'too-many' ? 429 : 500, 'Not now.')
      if (await spoil(isServerFault ? (fault as Fault) : null, response, errorBody)) return
      const reply = replyTo(question, isServerFault ? null : (fault as AnswerFault | null), this.echoedTurn)
      this.onDone(question, hostOf(request))
      answerJson(response, 200, isAnthropic ? answerAnthropic(reply, question.form) : answerOpenAi(reply))
    } catch (error) {
      const status = error instanceof WireFault ? error.status : 500
      const message = error instanceof Error ? error.message : String(error)
      this.refusals.push(message)
      answerJson(response, status, refuse(status, message))
    }
  }

  private read({ method, url, headers }: IncomingMessage, isAnthropic: boolean, body: string): Question {
    if (method !== 'POST' || !(isAnthropic || url === '/v1/chat/completions'))
      throw new WireFault(404, `no such path: ${url}`)
    if (!headers['content-type']?.startsWith('application/json')) throw new WireFault(415, 'expected application/json')
    const json = JSON.parse(body) as unknown
    return isAnthropic
      ? readAnthropic(headers, this.apiKey, json)
      : readOpenAi(headers, this.apiKey, this.knowsSchemas, json)
  }
}

/** Starts one, on any free port unless one is named. */
export async function start({ apiKey, port }: LlmOptions): Promise<FakeLlm> {
  const fake = new FakeLlm(apiKey)
  await fake.listen(port)
  return fake
}
