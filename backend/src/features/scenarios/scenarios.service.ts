import { Injectable } from '@nestjs/common'
import {
  demoRefusalTexts,
  scenarioDefaults,
  scenarioTexts,
  type SaveScenario,
  type ScenarioChoice,
} from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { Invalid, NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { LiveListener } from '../../live/live-listener.js'
import { Remembered } from '../../live/remembered.js'
import type { ListScenarioChoices } from './list-scenario-choices.js'
import { sampleScenarios } from './sample-scenarios/sample-scenarios.js'
import type { ScenarioEntity } from './scenario.entity.js'
import { toScenarioChoice, toScenarioContent } from './scenario.mapper.js'
import { ScenariosRepository } from './scenarios.repository.js'

interface Seer {
  /** True for an admin, who can try hidden scenarios before they are shown. */
  readonly includeHidden: boolean
}

@Injectable()
export class ScenariosService {
  private changes = 0
  private readonly firstDefault: Remembered<ScenarioEntity | null>

  constructor(
    private readonly repository: ScenariosRepository,
    listener: LiveListener,
  ) {
    const { special_campaign: campaign } = scenarioDefaults
    this.firstDefault = new Remembered(listener, 'scenario', () => repository.findFirstActive(campaign))
    listener.subscribe({
      changed: ({ kind }) => {
        if (kind === 'scenario') this.changes += 1
      },
      resumed: () => void (this.changes += 1),
    })
  }

  /** Another number after each change; one by another process counts once it is announced. */
  get revision(): number {
    return this.changes
  }

  list(): Promise<ScenarioEntity[]> {
    return this.repository.list()
  }

  /** The scenarios offered to a visitor. A campaign without active scenarios offers the default ones. */
  async listOffered({ all, campaign }: ListScenarioChoices, { includeHidden }: Seer): Promise<ScenarioEntity[]> {
    if (all === 'true') return this.repository.listOffered(null, includeHidden)
    const ofCampaign = campaign ? await this.repository.listOffered(campaign, includeHidden) : []
    if (ofCampaign.some(({ isActive }) => isActive)) return ofCampaign
    return this.repository.listOffered(scenarioDefaults.special_campaign, includeHidden)
  }

  /** What the home shows to everyone. */
  async listShown(campaign: string): Promise<ScenarioChoice[]> {
    return (await this.listOffered({ campaign }, { includeHidden: false })).map(toScenarioChoice)
  }

  /** The scenario for a new demo. Throws Invalid if it is unknown, deleted, or hidden from the caller. */
  async getOffered(id: string, { includeHidden }: Seer): Promise<ScenarioEntity> {
    const scenario = await this.repository.find(id)
    if (!scenario || !(scenario.isActive || includeHidden)) throw new Invalid(demoRefusalTexts.unknownScenario)
    return scenario
  }

  /** The scenario of a past demo, also if deleted. Inside a transaction, pass its manager. */
  async get(id: string, manager?: EntityManager): Promise<ScenarioEntity> {
    return found(await this.repository.findEvenDeleted(id, manager))
  }

  findFirstActiveDefault(): Promise<ScenarioEntity | null> {
    return this.firstDefault.get()
  }

  async create(scenario: SaveScenario): Promise<ScenarioEntity> {
    const id = newId()
    await this.repository.insert([{ id, ...toScenarioContent(scenario) }])
    this.noteChange()
    return this.get(id)
  }

  async update(id: string, scenario: SaveScenario): Promise<ScenarioEntity> {
    if (!(await this.repository.update(id, toScenarioContent(scenario)))) throw new NotFound(scenarioTexts.notFound)
    this.noteChange()
    return this.get(id)
  }

  async delete(id: string): Promise<void> {
    if (!(await this.repository.delete(id))) throw new NotFound(scenarioTexts.notFound)
    this.noteChange()
  }

  /** Inserts the samples into a database that has never had a scenario. */
  async addSamplesOnce(manager: EntityManager): Promise<void> {
    if (!(await this.repository.isUntouched(manager))) return
    const rows = sampleScenarios.map((scenario) => ({ id: newId(), ...toScenarioContent(scenario) }))
    await this.repository.insert(rows, manager)
  }

  private noteChange(): void {
    this.changes += 1
    this.firstDefault.forget()
  }
}

function found(scenario: ScenarioEntity | null): ScenarioEntity {
  if (!scenario) throw new NotFound(scenarioTexts.notFound)
  return scenario
}
