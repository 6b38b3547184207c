import * as v from 'valibot'
import { Registry } from './remotes/registry.js'
import { Role } from './role.js'

/** What the server places on the admin page, as data: the shell starts without asking for anything. */
export const AdminPageData = v.object({
  /** Null without a session. */
  signedInAs: v.nullable(v.string()),
  /** Absent without a session. */
  role: v.optional(Role),
  /** Nonce of the style elements that the shell creates (content security policy). */
  styleNonce: v.string(),
  ...Registry.entries,
})
export type AdminPageData = v.InferOutput<typeof AdminPageData>
