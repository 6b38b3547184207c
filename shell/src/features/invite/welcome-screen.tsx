import { useState } from 'react'
import { Button } from '../../parts/button'
import { Card } from '../../parts/card'
import { Heading } from '../../parts/heading'
import { useScreen } from '../../parts/use-screen'
import { welcomeTexts } from '../../texts'
import { PhoneLink } from './phone-link'
import { WelcomeTalk } from './welcome-talk'

interface WelcomeScreenProps {
  email: string
  supportPhone: string | undefined
  onOtherEmail: () => void
}

/** One large start button, and a phone number to call instead. */
export function WelcomeScreen({ email, supportPhone, onOtherEmail }: WelcomeScreenProps) {
  const [isStarted, setStarted] = useState(false)
  useScreen(`${welcomeTexts.heading} ${email}`)
  return (
    <main className="invite">
      <Card>
        <Heading>
          {welcomeTexts.heading} <span className="welcomed">{email}</span>
        </Heading>
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
