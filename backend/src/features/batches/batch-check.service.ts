import type { BatchCheck, CheckBatch } from '@clarity/contracts'
import { setImmediate } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { phonesOfRow, warningsOfRows } from './batch-warnings.js'

/** Parsing numbers blocks the event loop: after this many rows other requests get a turn. */
const rowsAtOnce = 250

@Injectable()
export class BatchCheckService {
  constructor(
    private readonly optOuts: OptOutsService,
    private readonly dataSource: DataSource,
  ) {}

  /** Warnings for an admin to check before these rows are sent. */
  async check({ rows }: CheckBatch): Promise<BatchCheck> {
    const numbers: ReturnType<typeof phonesOfRow>[] = []
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      numbers.push(...rows.slice(start, start + rowsAtOnce).map(phonesOfRow))
      await setImmediate()
    }
    const asked = numbers.flatMap(({ manager, recipient }) => [manager, recipient])
    const optedOut = await this.optOuts.listOptedOut(this.dataSource.manager, [
      ...new Set(asked.flatMap((reading) => reading?.number ?? [])),
    ])
    return { warnings: warningsOfRows(numbers, new Set(optedOut)) }
  }
}
