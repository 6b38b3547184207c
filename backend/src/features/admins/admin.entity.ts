import type { Role } from '@clarity/contracts'
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

@Entity('admins')
export class AdminEntity {
  @PrimaryColumn('text')
  id: string

  /** As it was entered; unique regardless of case. */
  @Column('text')
  email: string

  @Column('text', { name: 'password_hash' })
  passwordHash: string

  @Column({ type: 'text', insert: false })
  role: Role

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date
}
