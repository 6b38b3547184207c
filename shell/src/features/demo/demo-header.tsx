import type { DemoPage } from '@clarity/contracts/demo-session'
import { demoTexts } from './texts'

/** What the conversation is about, and who the person is in it. */
export function DemoHeader({ page }: { page: DemoPage }) {
  return (
    <header className="demo-header">
      <p className="demo-hello">{demoTexts.hello(page.recipientName)}</p>
      <h1 dir="auto">{page.scenarioTitle}</h1>
      <div className="demo-about">
        <p className="soft" dir="auto">
          {page.scenarioDescription}
        </p>
        {page.recipientRole && (
          <p className="demo-part">
            <strong>{demoTexts.part}</strong> <bdi>{page.recipientRole}</bdi>
          </p>
        )}
      </div>
    </header>
  )
}
