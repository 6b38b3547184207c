import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Micros } from '../config/money-settings.js'
import { prepared } from '../database/prepared.js'
import type { ActionCost, PlannedAction } from './spending.js'

const thisMonth = `to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM')`

/** What became of a reservation. */
interface Reserved {
  /** The switch of everything that costs money. */
  readonly isOn: boolean
  readonly isReserved: boolean
}

@Injectable()
export class SpendingRepository {
  /**
   * Reserves the amount, unless the switch is off, the action has its reservation, or the month's budget has no room.
   * The budget is a condition of the update, and the month's row is locked until the transaction ends, so processes that
   * race cannot exceed it together.
   */
  async reserve(manager: EntityManager, action: PlannedAction, budget: Micros | null): Promise<Reserved> {
    const reserved = await this.reserveIfRoom(manager, action, budget)
    if (!reserved.isOn || reserved.isReserved) return reserved
    // There is no room, or the month has just begun.
    await manager.query(`INSERT INTO spending_months (month) VALUES (${thisMonth}) ON CONFLICT DO NOTHING`)
    return this.reserveIfRoom(manager, action, budget)
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

  private async reserveIfRoom(
    manager: EntityManager,
    { id, kind, country, scenarioId, amount }: PlannedAction,
    budget: Micros | null,
  ): Promise<Reserved> {
    const [reserved] = await manager.query<[Reserved]>(
      prepared(
        `WITH asked AS (
           SELECT everything AS is_on, EXISTS (SELECT FROM reservations WHERE id = $1) AS is_reserved FROM sending),
         taken AS (
           UPDATE spending_months SET reserved = reserved + $5::bigint FROM asked
           WHERE month = ${thisMonth} AND is_on AND NOT is_reserved
             AND ($6::bigint IS NULL OR spent + reserved + $5 <= $6) RETURNING month),
         kept AS (
           INSERT INTO reservations (id, month, kind, country, scenario_id, amount)
           SELECT $1, month, $2, $3, $4, $5 FROM taken)
         SELECT is_on AS "isOn", is_reserved OR EXISTS (SELECT FROM taken) AS "isReserved" FROM asked`,
      ),
      [id, kind, country, scenarioId, amount, budget],
    )
    return reserved
  }
}
