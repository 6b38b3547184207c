import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One row: which releases may use this database. */
@Entity('installation')
export class InstallationEntity {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly: true

  @Column('text', { name: 'oldest_release' })
  oldestRelease: string
}
