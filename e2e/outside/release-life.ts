import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from 'playwright-core'
import type { Product } from '../product/product.ts'
import { adminEmail, adminPassword } from '../product/server.ts'
import type { OutsideModule } from './outside-module.ts'

const texts = 'src/texts.ts'
const [today, tomorrow] = ['Acme Orders of today', 'Acme Orders of tomorrow']

/**
 * Two releases of a module, by its team's own token: released, activated, signed, previewed, activated, rolled back,
 * withdrawn. Each is seen in the admin, by the one who previews and by another.
 */
export async function showReleaseLife(module: OutsideModule, browser: Browser, { url }: Product): Promise<void> {
  const page = await openModule(module, browser, url)
  const admin = new Decisions(page.request, module.name)
  const token = await admin.makeToken()
  const release = (...args: string[]) =>
    module.npm(['run', 'release', '--', ...args], { CLARITY_URL: url, RELEASE_TOKEN: token, RELEASE_KEY: '' })
  const signed = async (...args: string[]) =>
    module.npm(['run', 'release', '--', ...args], { CLARITY_URL: url, RELEASE_TOKEN: token, RELEASE_KEY: keyFile })

  await release('--activate')
  await shows(page, today)

  const keyFile = join(module.folder, 'team.pem')
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await writeFile(keyFile, privateKey)
  await admin.decide('put', 'key', { public_key: publicKey })
  await module.edit('package.json', '"version": "0.1.0"', '"version": "0.2.0"')
  await module.edit(texts, today, tomorrow)
  await refused(() => release(), 'signed')
  await signed()

  const version = '0.2.0'
  const other = await openModule(module, browser, url)
  await admin.decide('post', 'preview', { version })
  await shows(page, tomorrow)
  await page.getByRole('status').filter({ hasText: version }).waitFor()
  await shows(other, today)
  await admin.decide('delete', 'preview')
  await shows(page, today)

  await signed(`--activate=${version}`)
  await shows(other, tomorrow)
  await signed('--rollback')
  await shows(other, today)
  await admin.decide('post', 'withdraw', { version, reason: 'Shows orders of tomorrow.' })
  await refused(() => signed(`--activate=${version}`), 'withdrawn')
  for (const each of [page, other]) await each.close()
}

/** A page of the module, of an admin who has just signed in. */
export async function openModule(module: OutsideModule, browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL })
  await page.request.post('/api/auth/login', { data: { email: adminEmail, password: adminPassword } })
  await page.goto(`/admin/${module.name}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** The admin's decisions about one module, over HTTP. */
class Decisions {
  private readonly request: APIRequestContext
  private readonly name: string

  constructor(request: APIRequestContext, name: string) {
    this.request = request
    this.name = name
  }

  async makeToken(): Promise<string> {
    const scopes = [`remotes:release:${this.name}`, `remotes:activate:${this.name}`]
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const data = { name: 'Acme', scopes, expires_at }
    const made = (await (await this.request.post('/api/admin/tokens', { data })).json()) as { token: string }
    return made.token
  }

  async decide(method: 'post' | 'put' | 'delete', decision: string, data?: object): Promise<void> {
    const answer = await this.request[method](`/api/admin/remotes/${this.name}/${decision}`, { data })
    if (!answer.ok()) throw new Error(`${decision}: ${answer.status()} ${await answer.text()}`)
  }
}

async function shows(page: Page, title: string): Promise<void> {
  await page.reload()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

async function refused(work: () => Promise<unknown>, reason: string): Promise<void> {
  const message = await work().then(
    () => '',
    (error: unknown) => String(error),
  )
  if (!message.includes(reason)) throw new Error(`This should have been refused as not ${reason}: ${message}`)
}
