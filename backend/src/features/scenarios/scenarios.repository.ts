import { Injectable } from '@nestjs/common'
import {
  DataSource,
  IsNull,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsWhere,
  type Repository,
} from 'typeorm'
import { ScenarioEntity } from './scenario.entity.js'
import type { ScenarioContent } from './scenario.mapper.js'

const inOrder: FindOptionsOrder<ScenarioEntity> = { sortOrder: 'ASC', title: 'ASC', id: 'ASC' }

/** Queries exclude soft-deleted rows, unless the method's name says otherwise. */
@Injectable()
export class ScenariosRepository {
  private readonly rows: Repository<ScenarioEntity>

  constructor(dataSource: DataSource) {
    this.rows = dataSource.getRepository(ScenarioEntity)
  }

  list(): Promise<ScenarioEntity[]> {
    return this.rows.find({ order: inOrder })
  }

  /** Hidden scenarios come last. Without a campaign, those of all campaigns are listed. */
  listOffered(campaign: string | null, includeHidden: boolean): Promise<ScenarioEntity[]> {
    const where: FindOptionsWhere<ScenarioEntity> = {
      ...(campaign !== null && { specialCampaign: campaign }),
      ...(!includeHidden && { isActive: true }),
    }
    return this.rows.find({ where, order: { isActive: 'DESC', ...inOrder } })
  }

  findFirstActive(specialCampaign: string): Promise<ScenarioEntity | null> {
    return this.rows.findOne({ where: { specialCampaign, isActive: true }, order: inOrder })
  }

  find(id: string): Promise<ScenarioEntity | null> {
    return this.rows.findOneBy({ id })
  }

  findEvenDeleted(id: string, manager = this.rows.manager): Promise<ScenarioEntity | null> {
    return manager.findOne(ScenarioEntity, { where: { id }, withDeleted: true })
  }

  /** True if the table has never had a row: deleted rows count. */
  async isUntouched(manager: EntityManager): Promise<boolean> {
    return !(await manager.exists(ScenarioEntity, { withDeleted: true }))
  }

  async insert(rows: readonly ({ id: string } & ScenarioContent)[], manager = this.rows.manager): Promise<void> {
    await manager.insert(ScenarioEntity, [...rows])
  }

  /** False if the scenario does not exist. */
  async update(id: string, content: ScenarioContent): Promise<boolean> {
    const { affected } = await this.rows.update({ id, deletedAt: IsNull() }, content)
    return affected === 1
  }

  /** False if the scenario does not exist or is already deleted. */
  async delete(id: string): Promise<boolean> {
    const { affected } = await this.rows.softDelete({ id, deletedAt: IsNull() })
    return affected === 1
  }
}
