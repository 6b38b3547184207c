import { LiveKind, liveTexts, type LiveEvent } from '@clarity/contracts'
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { is } from 'valibot'
import { TooMany, Unavailable } from '../../http/failures.js'
import type { LiveChange } from '../../live/live-change.js'
import { LiveListener } from '../../live/live-listener.js'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { Metrics } from '../../telemetry/metrics.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { LiveStream } from './live-stream.js'

const beatEveryMs = 15_000
/** Changes of this long are sent together, each once. */
const collectMs = 200
const mostPerSession = 20
const retryAfterSecs = 60

/** The open event streams of this process. */
@Injectable()
export class LiveStreamsService implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new ThrottledLogger(new Logger(LiveStreamsService.name))
  private readonly streams = new Set<LiveStream>()
  private readonly collected = new Map<string, LiveEvent>()
  private isStopping = false
  private beats: NodeJS.Timeout | undefined

  constructor(
    private readonly listener: LiveListener,
    private readonly sessions: SessionsService,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.subscribe({ changed: (change) => this.note(change), resumed: () => this.endAll() })
    this.beats = setInterval(() => this.beat(), beatEveryMs).unref()
  }

  /** Before the server waits for its connections. */
  beforeApplicationShutdown(): void {
    this.isStopping = true
    this.endAll()
  }

  onApplicationShutdown(): void {
    clearInterval(this.beats)
  }

  /**
   * Answers with a stream that ends with its session; `idFor` gives an id as the session knows it. Throws if the
   * session has too many, or the server stops.
   */
  open(reply: FastifyReply, sessionHash: string, idFor: (id: string) => string): void {
    if (this.isStopping) throw new Unavailable(liveTexts.stopping)
    const ofSession = [...this.streams].filter((stream) => stream.sessionHash === sessionHash)
    if (ofSession.length >= mostPerSession) throw new TooMany(liveTexts.tooMany, retryAfterSecs)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const stream = new LiveStream(sessionHash, reply.raw, idFor)
    this.streams.add(stream)
    this.metrics.liveStreams.inc()
    reply.raw.once('close', () => {
      this.streams.delete(stream)
      this.metrics.liveStreams.dec()
    })
    stream.open()
    // It would hold its connection until the timeout, without a byte: of a HEAD only the end sends the headers.
    if (reply.request.method === 'HEAD') stream.end()
  }

  private note({ kind, id }: LiveChange): void {
    if (kind === 'session') return this.endClosedSessions()
    if (this.streams.size === 0 || !is(LiveKind, kind)) return
    if (this.collected.size === 0) setTimeout(() => this.sendCollected(), collectMs).unref()
    this.collected.set(`${kind} ${id}`, { kind, id })
  }

  private sendCollected(): void {
    const events = [...this.collected.values()]
    this.collected.clear()
    for (const stream of this.streams) stream.send(events)
    this.metrics.liveEvents.inc(events.length * this.streams.size)
  }

  private beat(): void {
    for (const stream of this.streams) stream.beat()
    this.endClosedSessions()
  }

  /** Only those that were open before the question: a later one is not in the answer. */
  private endClosedSessions(): void {
    const asked = [...this.streams]
    if (asked.length === 0) return
    this.sessions.listOpen([...new Set(asked.map(({ sessionHash }) => sessionHash))]).then(
      (open) => {
        for (const stream of asked) if (!open.has(stream.sessionHash)) stream.endWithSession()
      },
      (error: unknown) => this.logger.warn(`The sessions of event streams were not checked: ${String(error)}`),
    )
  }

  private endAll(): void {
    for (const stream of this.streams) stream.end()
  }
}
