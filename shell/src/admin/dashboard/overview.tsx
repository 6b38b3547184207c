import { lazyPart, Slot } from '@clarity/admin-kit'
import { useRegistry } from '../registry/registry-provider'
import { fillingsOf } from '../slots/fillings-of'
import { useFiguresPeriod } from './figures-period'
import { WaitingModules } from './waiting-modules'

const PeriodBar = lazyPart(() => import('./period-bar').then((module) => module.PeriodBar), null)

/** What needs attention, and how it goes in a period. Its places have their size before modules fill them. */
export function Overview() {
  const { remotes } = useRegistry()
  const { days, period } = useFiguresPeriod()
  const isFilled = ['dashboard-attention', 'dashboard-figures'].some((slot) => fillingsOf(remotes, slot).length > 0)
  return (
    <>
      <WaitingModules />
      {isFilled && (
        <div className="period-bar">
          <PeriodBar days={days} period={period} />
        </div>
      )}
      <Slot name="dashboard-attention" period={period} />
      <Slot name="dashboard-figures" period={period} />
    </>
  )
}
