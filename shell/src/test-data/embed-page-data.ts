import { pageDataElementId, type PageData } from '@clarity/contracts/page-data'

/** Embeds data in the page as the server does. */
export function embedPageData(data: PageData): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = pageDataElementId
  script.textContent = JSON.stringify(data)
  document.head.append(script)
}
