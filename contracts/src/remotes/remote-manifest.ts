import * as v from 'valibot'
import { RequiredText, Text } from '../text.js'
import { AdminCallPath, AdminPath, FilePath, SlotName } from './remote-names.js'

/** Icons of the navigation. The shell shows an unknown one as a generic module. */
export const remoteIcons = [
  'conversations',
  'scenarios',
  'batch',
  'reports',
  'combined-reports',
  'report-views',
  'demo-requests',
] as const

/** One link of the navigation and of the dashboard; `order` sorts the links of all remotes. */
export const RemoteLink = v.object({
  path: AdminPath,
  label: RequiredText(40),
  description: RequiredText(200),
  icon: Text(40),
  order: v.pipe(v.number(), v.finite()),
  /** False for a link that the dashboard leaves out. */
  dashboard: v.optional(v.boolean()),
})
export type RemoteLink = v.InferOutput<typeof RemoteLink>

/** What a remote shows in a slot; `order` puts the fillings of all remotes in line. `files` are its scripts. */
export const RemoteSlot = v.object({
  slot: SlotName,
  title: RequiredText(60),
  order: v.pipe(v.number(), v.finite()),
  files: v.optional(v.array(FilePath)),
})
export type RemoteSlot = v.InferOutput<typeof RemoteSlot>

/** What a page asks for first; `query` names the entries of the page's address that go with it, in their order. */
export const FirstCall = v.object({
  path: AdminCallPath,
  query: v.optional(v.pipe(v.array(RequiredText(40)), v.maxLength(20))),
})
export type FirstCall = v.InferOutput<typeof FirstCall>

/** A release's manifest: the shell reads it without fetching any of the remote's code. */
export const RemoteManifest = v.object({
  /** The `remoteContractVersion` it needs. */
  contract: v.pipe(v.number(), v.integer()),
  title: RequiredText(60),
  /** The script that loads the remote. */
  entry: FilePath,
  /** Name of the global that the entry sets; no two versions share one. */
  global: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w{0,99}$/, 'must be the name of a global')),
  /** The remote owns these paths and everything below them. */
  routes: v.pipe(v.array(AdminPath), v.minLength(1)),
  navigation: v.array(RemoteLink),
  /** The packages that it uses from the host, with the accepted range of versions. */
  shared: v.record(v.string(), v.string()),
  /** The scripts that a route's page needs besides the entry, by route. */
  files: v.optional(v.record(AdminPath, v.array(FilePath))),
  /** By route, the call that the admin's page makes at this very address before any script is there. */
  firstCalls: v.optional(v.record(AdminPath, FirstCall)),
  /** The slots that it fills, each at most once. */
  slots: v.optional(v.array(RemoteSlot)),
  /** The slots on its pages that other remotes may fill. */
  offers: v.optional(v.array(SlotName)),
})
export type RemoteManifest = v.InferOutput<typeof RemoteManifest>
