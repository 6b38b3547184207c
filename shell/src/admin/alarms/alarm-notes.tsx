import { AlarmNote } from './alarm-note'
import { useListAlarmsQuery } from './alarms.api'

/** What an admin should know of before anything else. Left out if the list cannot be had. */
export function AlarmNotes() {
  const { data = [] } = useListAlarmsQuery(undefined, { refetchOnMountOrArgChange: true })
  return data.map((alarm) => <AlarmNote key={alarm.kind} alarm={alarm} />)
}
