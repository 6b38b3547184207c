import type { PageData } from '@clarity/contracts/page-data'
import { useState } from 'react'
import { Button } from '../../parts/button'
import { Card } from '../../parts/card'
import { Heading } from '../../parts/heading'
import { ScenarioIcon } from '../../parts/scenario-icon'
import { useScreen } from '../../parts/use-screen'
import { conversationLength, welcomeTexts } from '../../texts'
import { PhoneLink } from './phone-link'
import { WelcomeTalk } from './welcome-talk'

interface WelcomeScreenProps {
  email: string
  supportPhone: string | undefined
  scenario: PageData['scenario']
  onOtherEmail: () => void
}

/** What the conversation is about, one large start button, and a phone number to call instead. */
export function WelcomeScreen({ email, supportPhone, scenario, onOtherEmail }: WelcomeScreenProps) {
  const [isStarted, setStarted] = useState(false)
  useScreen(`${welcomeTexts.heading} ${email}`)
  return (
    <main className="invite welcome">
      <Card>
        <Heading>
          {welcomeTexts.heading} <span className="welcomed">{email}</span>
        </Heading>
        {scenario && !isStarted && (
          <p className="welcome-about">
            <ScenarioIcon icon={scenario.icon} />
            <bdi>{scenario.title}</bdi>
            <span className="soft small">{conversationLength}</span>
          </p>
        )}
        <WelcomeTalk email={email} onStarted={() => setStarted(true)} />
        {supportPhone && (
          <p className="call">
            {welcomeTexts.call} <PhoneLink phone={supportPhone} />
          </p>
        )}
        {!isStarted && (
          <Button look="plain" className="other-email" onClick={onOtherEmail}>
            {welcomeTexts.other}
          </Button>
        )}
      </Card>
    </main>
  )
}
