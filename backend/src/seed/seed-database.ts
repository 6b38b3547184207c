import { DataSource, type EntityManager } from 'typeorm'
import type { INestApplicationContext } from '@nestjs/common'
import { sampleScenarios } from '../features/scenarios/sample-scenarios/sample-scenarios.js'
import { ScenarioEntity } from '../features/scenarios/scenario.entity.js'
import { Agent } from '../providers/agent/agent.js'
import { ReportWriter } from '../providers/report-writer/report-writer.js'
import { StartFailure } from '../start/start-failure.js'
import type { Say } from '../start/say.js'
import { insertDemo } from './insert-demo.js'
import { removeSeed, requireSeedable } from './remove-seed.js'
import { SeedCalendar } from './seed-calendar.js'
import { seedCombinedReports } from './seed-combined-reports.js'
import { seedDemo, type SeedDemo } from './seed-demo.js'
import { seedPeople } from './seed-people.js'
import { seedViews } from './seed-views.js'

export interface SeedOptions {
  /** The day of the seed: its data fill the thirty days before. */
  readonly now: Date
  /** The base of the links in text messages. */
  readonly publicUrl: string
  readonly say: Say
}

/**
 * Seeds a database with a month of use: the same people, texts and reports each time, on the days before `now`. An
 * earlier seed is replaced. Throws StartFailure if the database has conversations of its own.
 */
export async function seedDatabase(
  app: INestApplicationContext,
  { now, publicUrl, say }: SeedOptions,
): Promise<number> {
  const dataSource = app.get(DataSource)
  await requireSeedable(dataSource.manager)
  const [agent, writer] = [app.get(Agent), app.get(ReportWriter)]
  await agent.prepare()
  const calendar = new SeedCalendar(now)
  const scenarios = await listSamples(dataSource.manager)
  say('Creating the conversations and writing the reports')
  const demos: SeedDemo[] = []
  for (const [order, person] of seedPeople.entries()) {
    const setting = {
      scenario: scenarios[person.scenario]!,
      createdAt: calendar.at(person.daysAgo, order),
      agent,
      writer,
    }
    demos.push(await seedDemo(person, setting))
  }
  const conversations = demos.flatMap(({ conversation }) => conversation ?? [])
  await dataSource.transaction(async (manager) => {
    await removeSeed(manager)
    for (const demo of demos) await insertDemo(manager, demo, publicUrl)
    await seedCombinedReports(manager, { conversations, calendar, writer })
    await seedViews(manager, demos)
  })
  return demos.length
}

/** Including deleted ones, in the order of the samples. */
async function listSamples(manager: EntityManager): Promise<ScenarioEntity[]> {
  const stored = await manager.find(ScenarioEntity, { withDeleted: true, order: { createdAt: 'ASC' } })
  return sampleScenarios.map(({ title }) => {
    const found = stored.find((scenario) => scenario.title === title)
    if (found) return found
    throw new StartFailure(
      `The sample scenario '${title}' does not exist any more: seed a new database (another DATA_DIR or DATABASE_URL).`,
    )
  })
}
