import { Card, Text, Title } from '@clarity/admin-kit'
import type { SignedInAdmin } from '@clarity/contracts/session'
import { useEffect } from 'react'
import { Brand } from '../frame/brand'
import { texts } from '../texts'
import { SignInForm } from './sign-in-form'

/** Replaces every page without a session; the address stays, and its page follows. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: (admin: SignedInAdmin) => void }) {
  useEffect(() => {
    document.title = `${texts.signIn.title} · ${texts.product}`
  }, [])
  return (
    <main className="sign-in">
      <Brand />
      <Card withBorder padding="xl" radius={10} className="sign-in-card">
        <Title order={1} size="h3">
          {texts.signIn.title}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {texts.signIn.lead}
        </Text>
        <SignInForm onSignedIn={onSignedIn} />
      </Card>
    </main>
  )
}
