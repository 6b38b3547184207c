import { erasureTexts, type ErasureReceipt, type NamePerson, type PersonExport } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Query } from '../../database/schema/query.js'
import { NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { erasePerson } from '../../personal-data/erase-person.js'
import { exportPerson } from '../../personal-data/export-person.js'
import { findPerson } from '../../personal-data/find-person.js'
import { asOptOut, optOutPurpose } from '../../personal-data/hash-opt-out.js'
import { Signatures } from '../../signing/signatures.js'
import type { ErasureEntity } from './erasure.entity.js'
import { ErasuresRepository } from './erasures.repository.js'
import { readPerson } from './read-person.js'

/** Erases and exports what is stored about one person. */
@Injectable()
export class ErasuresService {
  constructor(
    private readonly repository: ErasuresRepository,
    private readonly signatures: Signatures,
    private readonly dataSource: DataSource,
  ) {}

  /** The receipt's id. An unknown person has an empty receipt. */
  async erase(named: NamePerson, requestedBy: string | null): Promise<string> {
    const person = readPerson(named)
    const id = newId()
    await this.dataSource.transaction(async (manager) => {
      const { rows, suppressed } = await erasePerson(queryOf(manager), person, (phone) => this.hash(phone))
      await this.repository.insert(manager, { id, rows, suppressed: [...suppressed], requestedBy })
    })
    return id
  }

  async get(id: string): Promise<ErasureReceipt> {
    const erasure = await this.repository.find(id)
    if (!erasure) throw new NotFound(erasureTexts.unknown)
    return toReceipt(erasure)
  }

  async list(): Promise<ErasureReceipt[]> {
    return (await this.repository.list()).map(toReceipt)
  }

  /** Everything of one moment. */
  async export(named: NamePerson): Promise<PersonExport> {
    const person = readPerson(named)
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const query = queryOf(manager)
      const rows = await exportPerson(query, await findPerson(query, person))
      // As JSON has them: times are texts.
      return JSON.parse(JSON.stringify({ made_at: new Date(), person, rows })) as PersonExport
    })
  }

  private async hash(phone: string): Promise<string> {
    return asOptOut(await this.signatures.sign(optOutPurpose, phone))
  }
}

/** TypeORM answers an update with its rows and their count. */
function queryOf(manager: EntityManager): Query {
  return async <Row>(text: string, values?: unknown[]) => {
    const answer: unknown = await manager.query(text, values)
    return (Array.isArray(answer) ? answer : []) as Row[]
  }
}

function toReceipt({ id, createdAt, rows, suppressed }: ErasureEntity): ErasureReceipt {
  const copied = Object.entries(rows).map(([kind, ids]) => [kind, [...ids]])
  return {
    id,
    created_at: createdAt.toISOString(),
    rows: Object.fromEntries(copied) as Record<string, string[]>,
    suppressed,
  }
}
