import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { VisitorKind } from './visitor-kind.js'

/** Hits of one code in one moment, by visitors of one kind who come from one site. It names no visitor. */
@Entity('short_code_hits')
export class ShortCodeHitEntity {
  @PrimaryColumn({ type: 'bigint', insert: false })
  id: string

  @Column('text')
  code: string

  @Column('timestamptz')
  at: Date

  @Column('text')
  kind: VisitorKind

  /** The host of the page that had the link; null if the browser did not say. */
  @Column('text', { name: 'referrer_host', nullable: true })
  referrerHost: string | null

  @Column('integer')
  hits: number
}
