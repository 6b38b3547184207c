import { Anchor, Link, Moment } from '@clarity/admin-kit'
import type { Sending } from '@clarity/contracts/sending'
import { formatCountry, formatMoney } from '../costs/format-money'
import { AlarmNote } from './alarm-note'
import { texts } from './texts'

const { spending } = texts

interface SpendingNotesProps {
  readonly sending: Sending
  /** Whether the page of costs is another one. */
  readonly hasLink?: boolean
}

/** Why something waits, and what is unusual about today's costs. */
export function SpendingNotes({ sending, hasLink = false }: SpendingNotesProps) {
  const { all, waiting, currency, spent_today: today, unusual_day: unusual, new_countries: countries } = sending
  const money = (amount: number) => formatMoney(amount, currency)
  const link = hasLink && (
    <Anchor component={Link} to="/admin/costs" size="sm">
      {spending.link}
    </Anchor>
  )
  return (
    <>
      {(waiting || all === 'off') && (
        <AlarmNote
          title={all === 'off' ? spending.paused : spending.budget}
          lead={
            waiting ? (
              <>
                {spending.waiting(waiting.texts, waiting.calls)} <Moment at={waiting.since} />. {spending.givenUp}
              </>
            ) : (
              spending.givenUp
            )
          }
        >
          {link}
        </AlarmNote>
      )}
      {unusual && (
        <AlarmNote title={spending.unusual} lead={spending.unusualLead(money(today), money(unusual.usual))}>
          {link}
        </AlarmNote>
      )}
      {countries.length > 0 && (
        <AlarmNote title={spending.newCountries} lead={spending.newCountriesLead(countries.map(formatCountry))}>
          {link}
        </AlarmNote>
      )}
    </>
  )
}
