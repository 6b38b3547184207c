import { pageDataElementId, type PageData } from '@clarity/contracts/page-data'
import { iconDrawing } from '../parts/icon-drawing'

/** The template of a card in the page's HTML. */
export const cardTemplateId = 'scenario-card'

/**
 * Shows the scenarios of the page's data in the prerendered home, as the app will: the first one's description is the
 * largest text on a phone, and would otherwise come after the whole app.
 */
export function placeScenarios(): void {
  const template = document.getElementById(cardTemplateId) as HTMLTemplateElement | null
  const data = document.getElementById(pageDataElementId)?.textContent
  const place = document.querySelector('.scenarios')
  if (!template || !data || !place) return
  const { scenarios } = JSON.parse(data) as PageData
  if (scenarios) place.replaceChildren(...scenarios.map((scenario, index) => card(template, scenario, index === 0)))
}

function card(template: HTMLTemplateElement, scenario: NonNullable<PageData['scenarios']>[number], isFirst: boolean) {
  const label = template.content.firstElementChild!.cloneNode(true) as HTMLElement
  const [input, icon, title, description] = label.children as unknown as [HTMLInputElement, Element, Element, Element]
  input.value = scenario.id
  input.defaultChecked = isFirst
  title.textContent = scenario.title
  description.textContent = scenario.description
  const drawing = iconDrawing(scenario.icon)
  if (drawing === null) icon.textContent = scenario.icon
  else {
    const image = new Image()
    image.className = icon.className
    image.src = drawing
    image.alt = ''
    icon.replaceWith(image)
  }
  return label
}
