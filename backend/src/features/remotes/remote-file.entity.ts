import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('remote_files')
export class RemoteFileEntity {
  @PrimaryColumn('text')
  name: string

  @PrimaryColumn('text')
  version: string

  @PrimaryColumn('text')
  path: string

  @Column('text')
  type: string

  /** `sha384-…` of the content, as a script's integrity attribute says it. */
  @Column('text')
  integrity: string

  @Column('bytea')
  content: Buffer

  /** The same in brotli; null where that would not be smaller. */
  @Column('bytea', { nullable: true })
  packed: Buffer | null
}
