import { GeneratedCombinedReport } from '@clarity/contracts'
import type { Filling } from './filling.ts'

/** Combined reports with the default prompt and with a custom one, each of them read. */
export async function combine({ admin, readings }: Filling): Promise<void> {
  const ids = (await admin.conversations()).map(({ id }) => id)
  await readings.read(`/${await admin.generateCombinedReport(ids)}`)
  const asked = { conversationIds: ids.slice(0, 2), prompt: '## Größe\nWas kam immer wieder vor?\n\n## 次\nWhat next?' }
  const own = (await admin.api.post('/api/admin/combined-reports/generate', asked)).as(GeneratedCombinedReport)
  await readings.read(`/${own.shortCode}`)
}
