import { Moment, Text } from '@clarity/admin-kit'
import type { Provider } from '@clarity/contracts/provider'
import { texts } from './texts'

/** The actions at a provider with an unknown outcome. */
export function UnknownList({ unknown: { total, newest } }: { readonly unknown: Provider['unknown'] }) {
  if (total === 0) return null
  return (
    <div className="provider-part">
      <h3>{texts.unknown(total)}</h3>
      <ul className="provider-list">
        {newest.map(({ id, kind, phone, since, is_still_asked: isStillAsked }) => (
          <li key={id}>
            <Text size="sm">
              {texts.unknownKinds[kind]} {phone}, <Moment at={since} />
            </Text>
            <Text size="sm" c="dimmed">
              {isStillAsked ? texts.stillAsked : texts.notAsked}
            </Text>
          </li>
        ))}
      </ul>
      {total > newest.length && (
        <Text size="sm" c="dimmed">
          {texts.unknownMore(total - newest.length)}
        </Text>
      )}
    </div>
  )
}
