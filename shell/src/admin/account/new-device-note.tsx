import { Anchor, Button, Group, Link, Moment, notify } from '@clarity/admin-kit'
import { failureSentence } from '../parts/failure-sentence'
import { AlarmNote } from '../alarms/alarm-note'
import { accountApi } from './account.api'
import { texts } from './texts'

/** Says that another device has signed in for the first time, until it is confirmed or signed out. */
export function NewDeviceNote() {
  const { data = [] } = accountApi.useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [confirm, { isLoading }] = accountApi.useConfirmDevicesMutation()
  const found = data.find(({ is_new: isNew, is_current: isCurrent }) => isNew && !isCurrent)
  if (!found) return null
  const accept = async () => {
    const { error } = await confirm()
    if (error) notify.failed(texts.newDevice.failed(failureSentence(error)))
  }
  const where = [found.device ?? texts.newDevice.unknownDevice, found.location].filter((part) => part !== null)
  return (
    <AlarmNote
      title={texts.newDevice.title}
      lead={
        <>
          {where.join(', ')}, <Moment at={found.signed_in_at} />. {texts.newDevice.was}
        </>
      }
    >
      <Group gap="md" mt="sm">
        <Button size="sm" variant="default" loading={isLoading} onClick={() => void accept()}>
          {texts.newDevice.mine}
        </Button>
        <Anchor component={Link} to="/admin/account" size="sm">
          {texts.newDevice.account}
        </Anchor>
      </Group>
    </AlarmNote>
  )
}
