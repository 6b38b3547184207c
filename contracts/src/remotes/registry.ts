import * as v from 'valibot'
import { FirstCall, RemoteLink } from './remote-manifest.js'

/** A script that the page may fetch ahead, with its hash. */
const PreloadedFile = v.object({ href: v.string(), integrity: v.string() })

/**
 * One remote as the shell loads it. `entry` is an address below /remotes/{name}/{version}/, `integrity` the entry's
 * hash (`sha384-…`). `preload` has the scripts that a route's page needs besides the entry, by route.
 */
export const ActiveRemote = v.object({
  name: v.string(),
  version: v.string(),
  contract: v.number(),
  title: v.string(),
  entry: v.string(),
  integrity: v.string(),
  global: v.string(),
  routes: v.array(v.string()),
  navigation: v.array(RemoteLink),
  preload: v.optional(v.record(v.string(), v.array(PreloadedFile))),
  /** What a page asks for first, by route. */
  firstCalls: v.optional(v.record(v.string(), FirstCall)),
  /** What it shows in slots; `files` are the addresses of the scripts, without the entry. */
  slots: v.optional(
    v.array(
      v.object({ slot: v.string(), title: v.string(), order: v.number(), files: v.optional(v.array(v.string())) }),
    ),
  ),
  /** True if the session previews this version. */
  isPreview: v.optional(v.boolean()),
  /** True if the account is in the share that gets this version first. */
  isCanary: v.optional(v.boolean()),
})
export type ActiveRemote = v.InferOutput<typeof ActiveRemote>

/** A remote that has an active version but none that this shell can load, with the reason: a sentence for the page. */
export const WaitingRemote = v.object({
  name: v.string(),
  title: v.string(),
  version: v.string(),
  reason: v.string(),
  routes: v.array(v.string()),
  navigation: v.array(RemoteLink),
})
export type WaitingRemote = v.InferOutput<typeof WaitingRemote>

/**
 * What one shell build loads: inlined in the admin page, and answered by GET /api/admin/registry?shell={build}. `shell`
 * is the build that the answering server serves now; a tab with another one is older than the server.
 */
export const Registry = v.object({
  shell: v.string(),
  remotes: v.array(ActiveRemote),
  waiting: v.array(WaitingRemote),
})
export type Registry = v.InferOutput<typeof Registry>

/** Query of GET /api/admin/registry: the asking shell's build. Without it, or for an unknown one: the server's own. */
export const RegistryQuery = v.object({ shell: v.optional(v.pipe(v.string(), v.maxLength(64, 'is too long'))) })
export type RegistryQuery = v.InferOutput<typeof RegistryQuery>
