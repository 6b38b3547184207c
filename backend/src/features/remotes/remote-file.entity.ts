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

  /** `sha384-…` of the content, in the format of a script's integrity attribute. */
  @Column('text')
  integrity: string

  @Column('bytea')
  content: Buffer

  /** The content compressed with brotli; null if that is not smaller. */
  @Column('bytea', { nullable: true })
  packed: Buffer | null
}
