import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What a month has cost, in millionths of the currency. The budget is compared with the sum of both columns. */
@Entity('spending_months')
export class SpendingMonthEntity {
  /** In UTC, such as `2026-11`. */
  @PrimaryColumn('text')
  month: string

  @Column({ type: 'bigint', insert: false })
  spent: string

  /** Upper costs of actions whose cost is not known yet. */
  @Column({ type: 'bigint', insert: false })
  reserved: string
}
