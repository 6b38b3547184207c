import { adminDataOf } from './admin-page.mjs'
import { pageData, scriptOf } from './page-data.mjs'

/** The backend's own admin page, with the remotes in development and React's development build. */
export class DeployedAdminPage {
  constructor({ registry, react }) {
    Object.assign(this, { registry, react })
  }

  /** The page, if the answer is the admin's; else undefined. */
  inPlaceOf(html) {
    const data = adminDataOf(html)
    if (!data) return undefined
    return html
      .replace(pageData, () => scriptOf(this.registry.inAnswer(data)))
      .replace('<script defer', () => `<script defer src="${this.react}"></script><script defer`)
  }
}
