import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What a day has cost by kind, country and scenario. Contains nothing about a person. */
@Entity('daily_costs')
export class DailyCostEntity {
  @PrimaryColumn('date')
  day: string

  @PrimaryColumn('text')
  kind: string

  /** ISO code; empty if the action has none, such as a model's. */
  @PrimaryColumn('text')
  country: string

  /** Empty if the action belongs to none. */
  @PrimaryColumn('text', { name: 'scenario_id' })
  scenarioId: string

  @Column('integer')
  actions: number

  /** Segments of texts, minutes of calls, tokens of models. */
  @Column('bigint')
  units: string

  @Column('bigint')
  spent: string
}
