import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A build of the admin shell that this installation has served, and what it offers to remotes. */
@Entity('shell_builds')
export class ShellBuildEntity {
  /** A hash of the shell's files. */
  @PrimaryColumn('text')
  id: string

  @Column('integer', { array: true })
  contracts: number[]

  /** Versions of the shared packages, by name. */
  @Column('jsonb')
  shared: Record<string, string>

  /** When a server last served it, exact to a day. */
  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date
}
