import { renderToString } from 'react-dom/server'
import HomePage from '../features/home/home-page'
import { ScenarioCard } from '../features/home/scenario-card'
import { pageTexts } from '../texts'
import { PageFrame } from './page-frame'
import { cardTemplateId } from './place-scenarios'

/** Runs at build time: the home as HTML, and the few texts that the page shows without the app. */
export const homeHtml = renderToString(
  <PageFrame>
    <HomePage />
  </PageFrame>,
)

const noScenario = { id: '', icon: '', title: '', description: '' }

/** A card without a scenario, which the head script copies for each one of the page's data. */
export const cardTemplateHtml = renderToString(
  <template id={cardTemplateId}>
    <ScenarioCard scenario={noScenario} isChosen={false} onChoose={() => {}} />
  </template>,
)
export { pageTexts }
