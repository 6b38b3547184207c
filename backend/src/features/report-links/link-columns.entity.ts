import { Column } from 'typeorm'

/** What a report and a combined report keep of their link. */
export class LinkColumns {
  /** The id in the link's address; null until the link is replaced, while it is this report's own. */
  @Column('text', { name: 'link_id', nullable: true })
  id: string | null

  /** When the link was opened again; null for the report's own time. */
  @Column('timestamptz', { name: 'link_opened_at', nullable: true })
  openedAt: Date | null

  @Column('timestamptz', { name: 'link_expires_at', nullable: true })
  expiresAt: Date | null

  @Column('timestamptz', { name: 'link_revoked_at', nullable: true })
  revokedAt: Date | null

  /** Emails in lower case; empty for every reader. */
  @Column('text', { name: 'allowed_readers', array: true, default: [] })
  allowedReaders: string[]
}
