import * as v from 'valibot'
import { ShortCodeChallenge } from './short-code.js'

/** What the server places on a page of the site, as data and never as markup: `<script type="application/json" id="page-data">`. */
export const PageData = v.object({
  /** A sentence that the page shows above everything else. */
  notice: v.optional(v.string()),
  /** The invite screen's email; empty if the path holds none. */
  email: v.optional(v.string()),
  supportPhone: v.optional(v.string()),
  /** The voice provider of this page, unless it is the built-in agent: the page can load its parts before the tap. */
  agent: v.optional(v.picklist(['elevenlabs'])),
})
export type PageData = v.InferOutput<typeof PageData>

/** What the server places on the page that asks for a proof of work before a short link leads on. */
export const ContinuePageData = v.object({ code: v.string(), challenge: ShortCodeChallenge })
export type ContinuePageData = v.InferOutput<typeof ContinuePageData>

export const pageDataElementId = 'page-data'
