import type { DemoPage } from '@clarity/contracts/demo-session'
import { ScenarioIcon } from '../../parts/scenario-icon'
import { conversationLength } from '../../texts'
import { demoTexts } from './texts'

/** The conversation's scenario and length, who invited, and the user's role. */
export function DemoHeader({ page }: { page: DemoPage }) {
  return (
    <header className="demo-header">
      <p className="demo-hello">{demoTexts.hello(page.recipientName)}</p>
      <h1 dir="auto">
        {page.scenarioIcon && <ScenarioIcon icon={page.scenarioIcon} />} {page.scenarioTitle}
      </h1>
      <div className="demo-about">
        <p className="soft small">
          {page.invitedBy && (
            <>
              {demoTexts.invitedBy} <bdi>{page.invitedBy}</bdi> ·{' '}
            </>
          )}
          {conversationLength}
        </p>
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
