import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { listAddress, type ListQuery } from '../api/paged-list'
import { texts } from '../texts'

/** Lets the browser save the whole filtered list, streamed by the server. */
export function ExportButton(props: {
  readonly path: string
  readonly query: ListQuery
  readonly isDisabled: boolean
}) {
  const look = { variant: 'default', leftSection: <Download size={16} aria-hidden /> } as const
  if (props.isDisabled)
    return (
      <Button {...look} disabled>
        {texts.export}
      </Button>
    )
  return (
    <Button component="a" href={listAddress(props.path, props.query)} download {...look}>
      {texts.export}
    </Button>
  )
}
