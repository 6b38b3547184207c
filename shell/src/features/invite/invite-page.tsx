import { useState } from 'react'
import { InviteForm } from './invite-form'
import { WelcomeScreen } from './welcome-screen'
import './invite.css'

interface InvitePageProps {
  /** As the server placed it on the page; empty where the path holds none. */
  email?: string | undefined
  supportPhone?: string | undefined
}

/** The invitation, and once its email is confirmed the welcome. */
export default function InvitePage({ email = '', supportPhone }: InvitePageProps) {
  const [typed, setTyped] = useState(email)
  const [isWelcome, setWelcome] = useState(false)

  if (isWelcome)
    return <WelcomeScreen email={typed} supportPhone={supportPhone} onOtherEmail={() => setWelcome(false)} />
  return (
    <InviteForm
      email={typed}
      onGoOn={(confirmed) => {
        setTyped(confirmed)
        setWelcome(true)
      }}
    />
  )
}
