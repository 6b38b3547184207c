import './phone-simulator.css'
import { NoticeCard } from '../../parts/notice-card'
import { Spinner } from '../../parts/spinner'
import { PhoneBoard } from './phone-board'
import { simulatorTexts } from './texts'
import { useSimulator } from './use-simulator'

/** All simulated phones, for the outbox provider. */
export default function PhoneSimulatorPage() {
  const { state, trouble, refresh } = useSimulator()
  if (trouble === 'unavailable')
    return (
      <NoticeCard title={simulatorTexts.unavailableTitle} message={simulatorTexts.unavailable}>
        <a className="button" href="/">
          {simulatorTexts.startPage}
        </a>
        <a className="button plain" href="/admin">
          {simulatorTexts.admin}
        </a>
      </NoticeCard>
    )
  if (!state && !trouble) return <Spinner />
  return <PhoneBoard state={state} unreachable={trouble === 'unreachable'} refresh={refresh} />
}
