import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The last row that was pruned, signed: the chain goes on from its hash. */
@Entity('audit_checkpoints')
export class AuditCheckpointEntity {
  @PrimaryColumn('bigint')
  position: string

  @Column('text')
  hash: string

  @Column('bigint')
  rows: string

  @Column('timestamptz')
  at: Date

  @Column('text')
  signature: string
}
