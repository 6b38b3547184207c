import { Heading } from '../../parts/heading'
import { Markdown } from '../../parts/markdown'
import { combinedTexts } from '../../texts'
import { useScreen } from '../../use-screen'

export function CombinedReportPage({ content }: { content: string }) {
  useScreen(combinedTexts.title)
  return (
    <main className="letter">
      <header>
        <Heading>{combinedTexts.title}</Heading>
        <p className="quiet">{combinedTexts.subtitle}</p>
      </header>
      <section>
        <Markdown topLevel={2}>{content}</Markdown>
      </section>
    </main>
  )
}
