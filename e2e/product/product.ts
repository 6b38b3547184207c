import { AdminApi } from './admin-api.ts'
import { newDataFolder } from './data-folder.ts'
import { DemoStory } from './demo-story.ts'
import { RemotesApi } from './remotes-api.ts'
import { Samples } from './samples.ts'
import { Server } from './server.ts'

/** A running product with data of its own, and the hands to work it. */
export interface Product {
  readonly url: string
  readonly admin: AdminApi
  readonly demos: DemoStory
  readonly remotes: RemotesApi
  readonly samples: Samples
  stop(): Promise<void>
}

export async function startProduct(): Promise<Product> {
  const data = await newDataFolder()
  // Every reader of a story has an address of their own, as behind a proxy: the limits count by address.
  const server = await Server.start({
    dataDir: data.path,
    env: { TRUST_PROXY: 'loopback', SUPPORT_PHONE: '+14155550100' },
  })
  const admin = await AdminApi.signedIn(server.url)
  const demos = new DemoStory(admin)
  return {
    url: server.url,
    admin,
    demos,
    remotes: new RemotesApi(admin.api),
    samples: new Samples(admin, demos),
    async stop() {
      await server.stop()
      await data.remove()
    },
  }
}
