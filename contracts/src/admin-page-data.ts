import * as v from 'valibot'
import { ActiveRemote } from './remote-release.js'

/** What the server places on the admin page, as data: the shell starts without asking for anything. */
export const AdminPageData = v.object({
  /** Null without a session. */
  signedInAs: v.nullable(v.string()),
  remotes: v.array(ActiveRemote),
  /** The style elements that the shell makes carry it (content security policy). */
  styleNonce: v.string(),
})
export type AdminPageData = v.InferOutput<typeof AdminPageData>
