import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Micros } from '../config/money-settings.js'
import { prepared } from '../database/prepared.js'
import type { ActionCost, PlannedAction } from './spending.js'

const thisMonth = `to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM')`

@Injectable()
export class SpendingRepository {
  async isStopped(manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<[{ everything: boolean }]>(prepared('SELECT everything FROM sending'))
    return !row.everything
  }

  async isReserved(manager: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(prepared('SELECT FROM reservations WHERE id = $1'), [id])
    return rows.length > 0
  }

  /**
   * False if the month's budget has no room for the amount. The condition is part of the update, and its row is locked
   * until the transaction ends, so processes that race cannot exceed the budget together.
   */
  async take(manager: EntityManager, amount: Micros, budget: Micros | null): Promise<boolean> {
    if (await this.takeIfRoom(manager, amount, budget)) return true
    // There is no room, or the month has just begun.
    await manager.query(`INSERT INTO spending_months (month) VALUES (${thisMonth}) ON CONFLICT DO NOTHING`)
    return this.takeIfRoom(manager, amount, budget)
  }

  /** After `take`, in its transaction. */
  async insert(manager: EntityManager, { id, kind, country, scenarioId, amount }: PlannedAction): Promise<void> {
    await manager.query(
      prepared(
        `INSERT INTO reservations (id, month, kind, country, scenario_id, amount)
         VALUES ($1, ${thisMonth}, $2, $3, $4, $5)`,
      ),
      [id, kind, country, scenarioId, amount],
    )
  }

  /** Replaces the reservation by the cost; a repeated call changes nothing. It counts for the reservation's month. */
  async settle(manager: EntityManager, id: string, { units, spent }: ActionCost): Promise<void> {
    await manager.query(
      prepared(
        `WITH settled AS (DELETE FROM reservations WHERE id = $1 RETURNING *),
           counted AS (UPDATE spending_months m SET reserved = m.reserved - settled.amount, spent = m.spent + $3
             FROM settled WHERE m.month = settled.month)
         INSERT INTO daily_costs AS d (day, kind, country, scenario_id, actions, units, spent)
         SELECT (now() AT TIME ZONE 'UTC')::date, kind, country, scenario_id, 1, $2, $3 FROM settled
         WHERE $2::bigint > 0
         ON CONFLICT (day, kind, country, scenario_id) DO UPDATE
           SET actions = d.actions + 1, units = d.units + excluded.units, spent = d.spent + excluded.spent`,
      ),
      [id, units, spent],
    )
  }

  /** The scenario of a demo request; empty if there is none. */
  async findScenario(manager: EntityManager, demoRequestId: string | null): Promise<string> {
    if (demoRequestId === null) return ''
    const rows: { scenario_id: string }[] = await manager.query(
      prepared('SELECT scenario_id FROM demo_requests WHERE id = $1'),
      [demoRequestId],
    )
    return rows[0]?.scenario_id ?? ''
  }

  private async takeIfRoom(manager: EntityManager, amount: Micros, budget: Micros | null): Promise<boolean> {
    const [, taken] = await manager.query<[unknown, number]>(
      prepared(
        `UPDATE spending_months SET reserved = reserved + $1
         WHERE month = ${thisMonth} AND ($2::bigint IS NULL OR spent + reserved + $1 <= $2)`,
      ),
      [amount, budget],
    )
    return taken === 1
  }
}
