import { Text } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { formatPhone } from '@clarity/contracts/phone'
import { personalDataApi } from './personal-data.api'
import { texts } from './texts'

/** Rows of a page of the list. */
const onePage = 100

/** Whom a phone number finds: the names that its requests have for it, and how many these are. */
export function FoundRequests({ phone }: { readonly phone: string }) {
  const { currentData, isError } = personalDataApi.useFindRequestsOfPhoneQuery(phone, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Text component="span" display="block" size="sm" fw={600} mb="xs" role="status">
      {isError ? texts.notFound : currentData ? sentenceOf(currentData, phone) : texts.looking}
    </Text>
  )
}

function sentenceOf(rows: readonly DemoRequestRow[], phone: string): string {
  const own = rows.filter((row) => row.recipient_phone === phone || row.manager_phone === phone)
  const names = own.flatMap((row) => [
    ...(row.recipient_phone === phone ? [row.recipient_name] : []),
    ...(row.manager_phone === phone && row.manager_name !== null ? [row.manager_name] : []),
  ])
  if (own.length === 0) return texts.foundNone(formatPhone(phone))
  const say = rows.length < onePage ? texts.found : texts.atLeast
  return say([...new Set(names)], formatPhone(phone), own.length)
}
