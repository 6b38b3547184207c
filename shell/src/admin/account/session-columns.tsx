import { Button, Moment, StateBadge, type Column } from '@clarity/admin-kit'
import type { AccountSession } from '@clarity/contracts/account'
import { texts } from './texts'

const { columns } = texts.sessions

export function sessionColumns(onEnd: (session: AccountSession) => Promise<void>): Column<AccountSession>[] {
  return [
    { key: 'device', header: columns.device, cell: (session) => <Device {...session} /> },
    { key: 'location', header: columns.location, cell: ({ location }) => location ?? texts.sessions.unknown },
    { key: 'signed-in', header: columns.signedIn, cell: ({ signed_in_at: at }) => <Moment at={at} /> },
    { key: 'used', header: columns.used, cell: ({ used_at: at }) => <Moment at={at} /> },
    {
      key: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'right',
      // This browser signs out in the side bar.
      cell: (session) =>
        !session.is_current && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={texts.sessions.endOf(session.device ?? texts.newDevice.unknownDevice)}
            onClick={() => void onEnd(session)}
          >
            {texts.sessions.end}
          </Button>
        ),
    },
  ]
}

function Device({ device, is_current: isCurrent, is_new: isNew }: AccountSession) {
  return (
    <span className="account-device">
      {device ?? texts.newDevice.unknownDevice}
      {isCurrent && <StateBadge meaning="good">{texts.sessions.current}</StateBadge>}
      {isNew && <StateBadge meaning="caution">{texts.sessions.isNew}</StateBadge>}
    </span>
  )
}
