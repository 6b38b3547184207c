import type { PageData } from '@clarity/contracts/page-data'
import { useState } from 'react'
import { InviteForm } from './invite-form'
import { useWelcomeStep } from './use-welcome-step'
import { WelcomeScreen } from './welcome-screen'
import './invite.css'

interface InvitePageProps {
  /** From the page's data; empty if the path contains none. */
  email?: string | undefined
  supportPhone?: string | undefined
  scenario?: PageData['scenario']
}

/** The invitation, and once its email is confirmed the welcome. */
export default function InvitePage({ email = '', supportPhone, scenario }: InvitePageProps) {
  const welcome = useWelcomeStep()
  const [typed, setTyped] = useState(welcome.email ?? email)

  if (welcome.email !== null)
    return (
      <WelcomeScreen
        email={welcome.email}
        supportPhone={supportPhone}
        scenario={scenario}
        onOtherEmail={welcome.leave}
      />
    )
  return (
    <InviteForm
      email={typed}
      onGoOn={(confirmed) => {
        setTyped(confirmed)
        welcome.enter(confirmed)
      }}
    />
  )
}
