import { Heading } from '../../parts/heading'
import { continueTexts } from '../../texts'
import { useScreen } from '../../use-screen'

interface ContinuePageProps {
  busy?: boolean
  onContinue: () => void
}

/** Rendered to HTML at build time too, for the server's page (continue.ts): it must depend on the props alone. */
export function ContinuePage({ busy = false, onContinue }: ContinuePageProps) {
  useScreen(continueTexts.title, busy ? continueTexts.busy : '')
  return (
    <main className="card">
      <Heading>{continueTexts.title}</Heading>
      <p>{continueTexts.lead}</p>
      <p>{continueTexts.hint}</p>
      <div className="ways">
        <button type="button" className="button" disabled={busy} onClick={onContinue}>
          {busy ? continueTexts.busy : continueTexts.submit}
        </button>
      </div>
    </main>
  )
}
