import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A script or style of a shell's build, for tabs that were opened before the next build. */
@Entity('shell_files')
export class ShellFileEntity {
  /** Contains a hash of the content. */
  @PrimaryColumn('text')
  name: string

  @Column('text')
  type: string

  @Column('bytea')
  content: Buffer

  /** The content compressed with brotli, if the build did that. */
  @Column('bytea', { nullable: true })
  packed: Buffer | null

  /** When a build that contains it was last served, exact to a day. */
  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date
}
