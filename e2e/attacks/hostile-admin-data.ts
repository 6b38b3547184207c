import { CreatedToken, CreatedWebhook, emailMaxLength } from '@clarity/contracts'
import { hostileTexts } from '@clarity/test-kit/hostile-texts'
import { ApiClient } from '@clarity/test-kit/api-client'
import type { Product } from '../product/product.ts'

const count = 15
const hourMs = 3_600_000

/** Those with a tag, in at most so many letters. */
const shortMarkups = (letters: number) => hostileTexts.filter((text) => /<\w/.test(text) && text.length <= letters)

/**
 * Hostile texts of admins and programs: invited people, programs whose calls are in the audit, and webhooks, whose
 * addresses it returns.
 */
export async function fillAdminWithHostileTexts({ admin, demos }: Pick<Product, 'admin' | 'demos'>): Promise<string[]> {
  const { api } = admin
  const [scenario] = await admin.scenarios()
  const emails = shortMarkups(emailMaxLength).map((text) => `${text.replace(/[\s@]/g, '')}@evil.example`)
  const invited = await take(emails, (email) => api.post('/api/admin/people', { email, role: 'analyst' }))
  const expires_at = new Date(Date.now() + hourMs).toISOString()
  const scopes = ['requests:write']
  const tokens = await take(shortMarkups(60), (name) => api.post('/api/admin/tokens', { name, scopes, expires_at }))
  for (const answer of tokens) {
    const { token } = answer.as(CreatedToken)
    const body = {
      role: 'recipient',
      scenarioId: scenario!.id,
      recipientName: 'Ada Lovelace',
      recipientPhone: demos.newPhone(),
    }
    await new ApiClient(api.url).post('/api/request-demo', body, { authorization: `Bearer ${token}` })
  }
  const urls = shortMarkups(200).map((text) => `https://hooks.example.com/${text}`)
  const webhooks = await take(urls, (url) => api.post('/api/admin/webhooks', { url, types: ['request.changed'] }))
  for (const [what, taken] of Object.entries({ invited, tokens, webhooks }))
    if (taken.length < count) throw new Error(`Only ${taken.length} hostile texts were taken as ${what}.`)
  return webhooks.map((answer) => answer.as(CreatedWebhook).url)
}

/** Sends them until enough are taken. */
async function take<Answer extends { status: number }>(
  texts: readonly string[],
  send: (text: string) => Promise<Answer>,
): Promise<Answer[]> {
  const taken: Answer[] = []
  for (const text of texts) {
    if (taken.length === count) break
    const answer = await send(text)
    if (answer.status === 201) taken.push(answer)
  }
  return taken
}
