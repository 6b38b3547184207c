import { pageDataElementId, type PageData } from '@clarity/contracts/page-data'

/** Puts data on the page as the server does. */
export function placePageData(data: PageData): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = pageDataElementId
  script.textContent = JSON.stringify(data)
  document.head.append(script)
}
