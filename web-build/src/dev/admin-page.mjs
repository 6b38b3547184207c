import { pageDataOf, withPageData } from './page-data.mjs'
import { readOutput } from './read-output.mjs'

/** The admin page of a shell from its sources, with the backend's data and the remotes in development. */
export class AdminPage {
  constructor({ host, registry }) {
    Object.assign(this, { host, registry })
  }

  /** The development page, if the answer is the admin's page; else undefined. */
  inPlaceOf(html) {
    const data = adminDataOf(html)
    return data && withPageData(readOutput(this.host, '../index.html').toString(), this.registry.inAnswer(data))
  }
}

/** The data of an admin page, which no other page has; else undefined. */
export const adminDataOf = (html) => (html.includes('/admin-assets/') ? pageDataOf(html) : undefined)
