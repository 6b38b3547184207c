import { useScreen } from '../../parts/use-screen'
import { demoTexts } from './texts'

export function DemoSkeleton() {
  useScreen(demoTexts.loading, demoTexts.loading)
  return (
    <main className="demo" aria-busy="true">
      <h1 className="unseen">{demoTexts.loading}</h1>
      <div className="demo-skeleton title skeleton" />
      <div className="demo-skeleton line skeleton" />
      <div className="demo-skeleton button-shape skeleton" />
    </main>
  )
}
