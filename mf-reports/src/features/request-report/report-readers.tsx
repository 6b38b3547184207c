import { RelativeMoment, Text } from '@clarity/admin-kit'
import type { ReportReader } from '@clarity/contracts/demo-request-details'
import { directAccessEmail } from '@clarity/contracts/report-access'
import { requestReportTexts as texts } from '../../texts'

/** Who opened the report, how often, and when last. */
export function ReportReaders({ readers }: { readonly readers: readonly ReportReader[] }) {
  return (
    <section className="request-report-part" aria-label={texts.readers}>
      <Text fw={600} size="sm">
        {texts.readers}
      </Text>
      {readers.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noReaders}
        </Text>
      )}
      <ul>
        {readers.map(({ email, views, errors, last_at, geo_location }) => (
          <li key={email}>
            <bdi>{nameOf(email)}</bdi>: {texts.views(views)}
            {errors > 0 && `, ${texts.errors(errors)}`}, {texts.last} <RelativeMoment at={last_at} />
            {geo_location !== null && `, ${geo_location}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(email: string | null): string {
  if (email === null) return texts.unknownReader
  return email === directAccessEmail ? texts.admin : email
}
