import { Button, Card, Text, Title } from '@clarity/admin-kit'
import type { Invitation } from '@clarity/contracts/person'
import { useEffect, useState } from 'react'
import { Brand } from '../frame/brand'
import { texts as shellTexts } from '../texts'
import { readInvitation } from './join-calls'
import { JoinForm } from './join-form'
import { texts } from './texts'

type State = 'loading' | 'joined' | Invitation | { readonly sentence: string }

/** An account's first page, without a session. */
export default function JoinPage() {
  const [token] = useState(() => location.hash.slice(1))
  const [state, setState] = useState<State>('loading')
  const [email, setEmail] = useState('')
  useEffect(() => {
    document.title = `${texts.title} · ${shellTexts.product}`
    void readInvitation(token || 'none').then((read) => {
      if ('email' in read) setEmail(read.email)
      setState(read)
    })
  }, [token])
  return (
    <main className="sign-in">
      <Brand />
      <Card withBorder padding="xl" radius={10} className="sign-in-card">
        <Title order={1} size="h3">
          {titleOf(state)}
        </Title>
        <Text size="sm" c="dimmed" mb="md" role="status" className="join-lead">
          {leadOf(state, email)}
        </Text>
        {typeof state === 'object' && 'email' in state ? (
          <JoinForm token={token} email={email} onJoined={() => setState('joined')} />
        ) : (
          state !== 'loading' && (
            <Button component="a" href="/admin">
              {texts.signIn}
            </Button>
          )
        )}
      </Card>
    </main>
  )
}

function titleOf(state: State): string {
  if (state === 'joined') return texts.doneTitle
  return typeof state === 'object' && 'sentence' in state ? texts.failedTitle : texts.title
}

function leadOf(state: State, email: string): string {
  if (state === 'loading') return texts.loading
  if (state === 'joined') return texts.done(email)
  return 'sentence' in state ? state.sentence : texts.lead(state.email, state.role)
}
