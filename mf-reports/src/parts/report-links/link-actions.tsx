import { asCallError, Button, ErrorBanner, Group, notify, TextInput } from '@clarity/admin-kit'
import { reportLinkTexts, type ChangeReportLinks, type ReportLinkAction } from '@clarity/contracts/report-link'
import { useState } from 'react'
import { useChangeReportLinksMutation, useGetReportLinkQuery } from '../../report-links.api'
import { linkTexts } from './texts'

const look = { size: 'sm', variant: 'default' } as const

/** Revokes, opens, replaces the links, or lets them expire. */
export function LinkActions({ ids }: { readonly ids: readonly string[] }) {
  const [change, { isLoading }] = useChangeReportLinksMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const [day, setDay] = useState('')
  const { currentData: link } = useGetReportLinkQuery(ids[0] ?? '', { skip: ids.length !== 1 })
  const isOpenForEver = link?.state === 'open' && link.expires_at === null

  const act = async (action: ReportLinkAction, at?: string) => {
    setProblem(null)
    try {
      const body: ChangeReportLinks = { ids: [...ids], action, ...(at !== undefined && { at }) }
      const links = await change(body).unwrap()
      notify.done(linkTexts.done[action](links.length))
    } catch (error) {
      setProblem(asCallError(error).sentence ?? reportLinkTexts.changeFailed)
    }
  }
  const button = (action: ReportLinkAction, isDone = false) => (
    <Button {...look} disabled={isLoading || isDone} onClick={() => void act(action)}>
      {linkTexts.actions[action]}
    </Button>
  )
  return (
    <>
      {problem !== null && <ErrorBanner>{problem}</ErrorBanner>}
      <Group gap="xs">
        {button('open', isOpenForEver)}
        {button('replace')}
        {button('expire')}
        {button('revoke', link?.state === 'revoked')}
      </Group>
      <Group gap="xs" align="end">
        <TextInput
          type="date"
          label={linkTexts.lastDay}
          value={day}
          min={today()}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button {...look} disabled={isLoading || day === ''} onClick={() => void act('expire', endOf(day))}>
          {linkTexts.expireThen}
        </Button>
      </Group>
    </>
  )
}

function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The day ends in the admin's time zone. */
function endOf(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString()
}
