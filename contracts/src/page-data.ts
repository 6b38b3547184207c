import * as v from 'valibot'
import { ScenarioChoice } from './scenario.js'
import { ShortCodeChallenge } from './short-code.js'

/** The data embedded in a page of the site, never as markup: `<script type="application/json" id="page-data">`. */
export const PageData = v.object({
  /** A message that the page shows above everything else. */
  notice: v.optional(v.string()),
  /** The invite screen's email; empty if the path contains none. */
  email: v.optional(v.string()),
  supportPhone: v.optional(v.string()),
  /** The scenario of the welcome screen's conversation, absent if there is none. */
  scenario: v.optional(v.object({ title: v.string(), icon: v.string() })),
  /** What the home offers at this address, unless it is nothing or too much to travel with every page. */
  scenarios: v.optional(v.array(ScenarioChoice)),
  /** The voice provider of this page, unless it is the built-in agent: the page can load its parts before the tap. */
  agent: v.optional(v.picklist(['elevenlabs'])),
})
export type PageData = v.InferOutput<typeof PageData>

/** The data that the server embeds in the page that requires a proof of work before a short link is followed. */
export const ContinuePageData = v.object({ code: v.string(), challenge: ShortCodeChallenge })
export type ContinuePageData = v.InferOutput<typeof ContinuePageData>

export const pageDataElementId = 'page-data'
