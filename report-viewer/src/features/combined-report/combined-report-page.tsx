import { Heading } from '../../parts/heading'
import { Markdown } from '../../parts/markdown'
import { ReportLanguages } from '../../parts/report-languages'
import { combinedTexts } from '../../texts'
import { useScreen } from '../../use-screen'
import type { CombinedContent } from '../../opened-content'
import { useReportDetails } from '../../use-report-details'
import { CombinedAbout } from './combined-about'

/** A combined report; `about` is absent from the answers of older servers. */
export function CombinedReportPage({ markdown, about }: CombinedContent) {
  useScreen(combinedTexts.title)
  const details = useReportDetails()
  const loaded = details !== 'failed' && details
  return (
    <ReportLanguages value={{ written: about?.language }}>
      <main className="letter">
        <header>
          <Heading>{combinedTexts.title}</Heading>
          <p className="quiet">{combinedTexts.subtitle}</p>
        </header>
        {about && <CombinedAbout about={about}>{loaded && <loaded.CombinedOutline />}</CombinedAbout>}
        <section>
          <Markdown topLevel={2} hasAnchors plugins={loaded && [loaded.linkedContents]}>
            {markdown}
          </Markdown>
          {loaded && <loaded.LastActions />}
        </section>
      </main>
    </ReportLanguages>
  )
}
