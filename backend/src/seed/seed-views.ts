import type { EntityManager } from 'typeorm'
import { insertRows } from './insert-rows.js'
import { minutesAfter } from './seed-calendar.js'
import type { SeedDemo } from './seed-demo.js'
import { seedId } from './seed-id.js'

const places = ['Austin, United States', 'Leeds, United Kingdom', 'Hamburg, Germany', null]

/** The views of each report: by the person soon after, by their manager a day later, and by a reader with an error. */
export async function seedViews(manager: EntityManager, demos: readonly SeedDemo[]): Promise<void> {
  const rows = demos.flatMap((demo, at) => viewsOf(demo, at))
  await insertRows(manager, 'report_views', rows)
}

function viewsOf({ conversation, person }: SeedDemo, at: number) {
  if (!conversation) return []
  const { reportId, startedAt } = conversation
  const view = (email: string, minutes: number, failed: boolean) => ({
    id: viewId(reportId, email),
    report_id: reportId,
    email,
    address: `198.51.100.${at + 1}`,
    geo_location: places[at % places.length],
    has_error: failed,
    error_message: failed ? 'The chart could not be drawn.' : null,
    outcome: 'viewed',
    viewed_at: minutesAfter(startedAt, minutes),
  })
  const own = view(person.email, 20 + at, at % 7 === 3)
  return person.manager ? [own, view(managerEmail(person.manager.name), 21 * 60 + at, false)] : [own]
}

const managerEmail = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.com`

const viewId = (reportId: string, email: string) => seedId(`view of ${reportId} by ${email}`)
