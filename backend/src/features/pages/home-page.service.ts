import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Injectable } from '@nestjs/common'
import { scenarioDefaults, type ScenarioChoice } from '@clarity/contracts'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { embedPageData } from './embed-page-data.js'
import type { PageFile } from './page-file.js'

const pack = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** A longer list is requested by the page, so its form is not late. */
const mostCharacters = 24_000
/** While notifications of changes by other processes are lost, the changes are seen after at most this time. */
const keptForMs = 1000
/** Campaigns are what visitors type. */
const mostCampaigns = 100

interface Kept {
  readonly list: Promise<readonly ScenarioChoice[]>
  readonly revision: number
  readonly until: number
}

/** The home with the scenarios that it offers. Each list is packed once per build. */
@Injectable()
export class HomePageService {
  private readonly kept = new Map<string, Kept>()
  private packed = new Map<string, Promise<PageFile>>()
  private packedFrom: PageFile | null = null

  constructor(private readonly scenarios: ScenariosService) {}

  async with(home: PageFile, campaign: string = scenarioDefaults.special_campaign): Promise<PageFile> {
    const scenarios = await this.offered(campaign)
    const key = JSON.stringify(scenarios)
    if (scenarios.length === 0 || key.length > mostCharacters) return home
    if (this.packedFrom !== home || this.packed.size >= mostCampaigns) this.packed = new Map()
    this.packedFrom = home
    const page = this.packed.get(key) ?? withScenarios(home, scenarios)
    this.packed.set(key, page)
    return page
  }

  private offered(campaign: string): Promise<readonly ScenarioChoice[]> {
    const { revision } = this.scenarios
    const known = this.kept.get(campaign)
    if (known && known.revision === revision && performance.now() < known.until) return known.list
    if (this.kept.size >= mostCampaigns) this.kept.clear()
    const list = this.scenarios.listShown(campaign)
    this.kept.set(campaign, { list, revision, until: performance.now() + keptForMs })
    // A failure is not kept.
    list.catch(() => this.kept.delete(campaign))
    return list
  }
}

async function withScenarios(home: PageFile, scenarios: readonly ScenarioChoice[]): Promise<PageFile> {
  const html = embedPageData(home.html, { scenarios: [...scenarios] })
  return { ...home, html, brotli: await pack(html, quality) }
}
