import { Title } from '@clarity/admin-kit'
import { personalDataApi } from './personal-data.api'
import { texts } from './texts'

/** How long each kind of data is kept; left out if it could not be fetched. */
export function RetentionSection() {
  const { data } = personalDataApi.useListRetentionQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data) return null
  return (
    <section aria-label={texts.retention} className="retention">
      <Title order={2} size="h4">
        {texts.retention}
      </Title>
      <dl>
        {data.map(({ kind, days, removed }) => (
          <div key={kind}>
            <dt>{texts.kinds[kind]}</dt>
            <dd>
              {texts.days(days)} {removed > 0 && <small>{texts.removed(removed)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
