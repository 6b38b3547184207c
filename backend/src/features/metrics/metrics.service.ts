import { Injectable, Logger } from '@nestjs/common'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { Metrics } from '../../telemetry/metrics.js'
import { FiguresService } from './figures.service.js'

/** Scrapers that come at once, or every second, cost the database one reading. */
const figuresLifeMs = 2_000

@Injectable()
export class MetricsService {
  private readonly logger = new ThrottledLogger(new Logger(MetricsService.name))
  private updatedAt = -Infinity
  private updating: Promise<void> | null = null

  constructor(
    private readonly metrics: Metrics,
    private readonly figures: FiguresService,
  ) {}

  get contentType(): string {
    return this.metrics.registry.contentType
  }

  /** All metrics in Prometheus' text format. Answers without the database too, which is when they are needed. */
  async read(): Promise<string> {
    if (performance.now() - this.updatedAt > figuresLifeMs) await this.update()
    return this.metrics.registry.metrics()
  }

  private update(): Promise<void> {
    this.updating ??= this.figures
      .update()
      .catch((error: unknown) => this.logger.warn(`Some metrics are missing: ${String(error)}`))
      .finally(() => {
        this.updatedAt = performance.now()
        this.updating = null
      })
    return this.updating
  }
}
