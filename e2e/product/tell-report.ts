import { longTalk } from '@clarity/test-kit/transcripts'
import type { Demo } from './demo-story.ts'
import type { Product } from './product.ts'

/** A report of its own for a test that changes who can read it. `path` is the target of its link. */
export async function tellReport({
  demos,
  admin,
}: Pick<Product, 'demos' | 'admin'>): Promise<{ demo: Demo; path: string }> {
  const demo = await demos.request()
  await demos.message(demo.recipientPhone, 1)
  await demos.converse(demo, longTalk)
  await demos.message(demo.recipientPhone, 2)
  const report = (await admin.reports()).find(({ demo_request_id }) => demo_request_id === demo.requestId)!
  return { demo, path: `/report/${report.report_id}` }
}
