import * as v from 'valibot'

/** What the server places on a page of the site, as data and never as markup: `<script type="application/json" id="page-data">`. */
export const PageData = v.object({
  /** A sentence that the page shows above everything else. */
  notice: v.optional(v.string()),
  /** The invite screen's email; empty where the path holds none. */
  email: v.optional(v.string()),
  supportPhone: v.optional(v.string()),
  /** Whose agent talks on this page, where it is not our own: the page can have its parts ready before the tap. */
  agent: v.optional(v.picklist(['elevenlabs'])),
})
export type PageData = v.InferOutput<typeof PageData>

export const pageDataElementId = 'page-data'
