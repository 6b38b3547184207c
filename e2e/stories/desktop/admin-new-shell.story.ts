import { bringToFront, go, linkTo, openDashboard, pageTitle } from '../../browser/admin-shell.ts'
import { AdminApi } from '../../product/admin-api.ts'
import { handMadeRemote } from '../../product/hand-made-remote.ts'
import { releaseWithOtherShell } from '../../product/next-release.ts'
import { preparedDataFolder } from '../../product/prepared-data.ts'
import { RemotesApi } from '../../product/remotes-api.ts'
import { Server } from '../../product/server.ts'
import { expect, test as base } from '../story.ts'

interface Installation {
  readonly url: string
  readonly remotes: RemotesApi
  /** Stops the server, and starts the next release at the same address on the same data. */
  deploy(): Promise<Server>
}

const test = base.extend<{ installation: Installation }>({
  // oxlint-disable-next-line no-empty-pattern
  installation: async ({}, use) => {
    const [data, next] = [await preparedDataFolder(), await releaseWithOtherShell()]
    const env = { TRUST_PROXY: 'loopback' }
    let server = await Server.start({ dataDir: data.path, env })
    const { url, port } = server
    await use({
      url,
      remotes: new RemotesApi((await AdminApi.signedIn(url)).api),
      async deploy() {
        await server.stop()
        server = await Server.start({ dataDir: data.path, env, port, release: next.folder })
        return server
      },
    })
    await server.stop()
    for (const folder of [data, next]) await folder.remove()
  },
  baseURL: ({ installation }, use) => use(installation.url),
})

const teams = [
  { name: 'mf-reports', link: 'Reports', title: 'Reports by their team' },
  { name: 'mf-conversations', link: 'Conversations', title: 'Conversations by their team' },
  { name: 'mf-batch', link: 'Batch Demo', title: 'Batches by their team' },
] as const

test(
  'Open tabs work through a deploy of another shell, and what three teams activated stays',
  { tag: '@long' },
  async ({ page, context, watch, installation: { remotes, deploy } }) => {
    test.slow()
    for (const { name, title } of teams) {
      const build = handMadeRemote(await remotes.active(name), {
        page: `return React.createElement('h1', null, '${title}')`,
      })
      await remotes.release(name, build)
      await remotes.activate(name, build.version)
    }
    await openDashboard(page)
    const other = await context.newPage()
    await other.goto('/admin/reports')
    await expect(pageTitle(other, teams[0].title)).toBeVisible()
    const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
    const before = await scripts()

    // Modules that an idle tab fetches ahead while no server answers.
    watch.expectFailedLoad('net::ERR_CONNECTION_REFUSED', /\/remotes\/.+\.js$/)
    const next = await deploy()
    expect(next.output).not.toContain('mf-')

    // Parts of the old shell and of modules, which this tab has not asked for until now.
    for (const [link, title] of [
      ['Modules', 'Modules'],
      ['Providers', 'Providers'],
      ['Webhooks', 'Webhooks'],
      ['Report runs', 'Report Runs'],
      ['Scenarios', 'Scenario Management'],
      ...teams.map(({ link, title }) => [link, title] as const),
    ] as const)
      await go(page, link, title)
    await bringToFront(page)
    const note = page.getByRole('status').filter({ hasText: 'A new version of the admin is ready.' })
    await note.getByRole('button', { name: 'Update now' }).click()
    await expect(note).toBeHidden()
    await expect(pageTitle(page, teams[2].title)).toBeVisible()
    expect((await scripts()).filter((script) => before.includes(script))).toEqual([])

    // The other tab has not been touched since before the deploy.
    for (const { link, title } of teams) await go(other, link, title)
    await other.reload()
    await expect(pageTitle(other, teams[2].title)).toBeVisible()
    await linkTo(other, 'Reports').click()
    await expect(pageTitle(other, teams[0].title)).toBeVisible()
    for (const { name } of teams) expect((await remotes.active(name)).version).toMatch(/^7\.0\./)
  },
)
