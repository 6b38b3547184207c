import { AdminApi } from './admin-api.ts'
import { DemoStory } from './demo-story.ts'
import { preparedDataFolder } from './prepared-data.ts'
import { RemotesApi } from './remotes-api.ts'
import { Samples } from './samples.ts'
import { Server } from './server.ts'
import type { Vendors } from './vendors.ts'

/** A running product with its own data, and the clients to use it. */
export interface Product {
  readonly url: string
  readonly admin: AdminApi
  readonly demos: DemoStory
  readonly remotes: RemotesApi
  readonly samples: Samples
  /** Stops it and starts it again at the same address, with these settings besides. */
  restartWith(env: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
}

export interface ProductOptions {
  /** The providers that replace the built-in ones. */
  readonly vendors?: Vendors
  /** Additional settings. */
  readonly env?: Readonly<Record<string, string>>
}

export async function startProduct({ vendors, env }: ProductOptions = {}): Promise<Product> {
  const data = await preparedDataFolder()
  // Every reader of a story is in a network of their own, as behind a proxy: the limits count by network.
  const settings = { TRUST_PROXY: 'loopback', SUPPORT_PHONE: '+14155550100', ...vendors?.env, ...env }
  let server = await Server.start({ dataDir: data.path, env: settings })
  vendors?.reportTo(server.url)
  return {
    ...(await clientsOf(server)),
    async restartWith(more) {
      await server.stop()
      server = await Server.start({ dataDir: data.path, port: server.port, env: { ...settings, ...more } })
    },
    async stop() {
      await server.stop()
      await data.remove()
    },
  }
}

/** The clients to use a running server. */
export async function clientsOf({ url }: Pick<Server, 'url'>): Promise<Omit<Product, 'restartWith' | 'stop'>> {
  const admin = await AdminApi.signedIn(url)
  const demos = new DemoStory(admin)
  return { url, admin, demos, remotes: new RemotesApi(admin.api), samples: new Samples(admin, demos) }
}
