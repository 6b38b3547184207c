import { useState } from 'react'
import { useScreen } from '../../parts/use-screen'
import { AddPhoneForm } from './add-phone-form'
import { PhoneFrame } from './phone-frame'
import { PhoneTabs } from './phone-tabs'
import { phonesOf, type Phone } from './phones'
import type { SimulatorState } from './simulator.api'
import { simulatorTexts } from './texts'
import { useStableOrder } from './use-stable-order'

interface PhoneBoardProps {
  state: SimulatorState | null
  unreachable: boolean
  refresh: () => void
}

export function PhoneBoard({ state, unreachable, refresh }: PhoneBoardProps) {
  useScreen(simulatorTexts.title)
  const [chosen, setChosen] = useState<string>()
  const known = phonesOf(state ?? { messages: [], calls: [] })
  const [order, add] = useStableOrder(known.map(({ number }) => number))
  const phones = order.map((number) => known.find((phone) => phone.number === number) ?? untouched(number))
  const shown = chosen && order.includes(chosen) ? chosen : order[0]

  return (
    <main className="simulator">
      <header className="simulator-header">
        <div>
          <h1>{simulatorTexts.title}</h1>
          <p className="soft">{simulatorTexts.lead}</p>
        </div>
        <AddPhoneForm
          onAdd={(number) => {
            add(number)
            setChosen(number)
          }}
        />
      </header>
      <p className="simulator-trouble small" role="status">
        {unreachable && simulatorTexts.unreachable}
      </p>
      {shown ? (
        <>
          <PhoneTabs phones={phones} chosen={shown} onChoose={setChosen} />
          <div className="phones">
            {phones.map((phone) => (
              <PhoneFrame
                key={phone.number}
                phone={phone}
                calls={state?.calls ?? []}
                shown={phone.number === shown}
                refresh={refresh}
              />
            ))}
          </div>
        </>
      ) : (
        state && <Empty />
      )}
    </main>
  )
}

const untouched = (number: string): Phone => ({ number, events: [], liveCall: null })

function Empty() {
  return (
    <div className="simulator-empty">
      <h2>{simulatorTexts.emptyTitle}</h2>
      <p className="soft">{simulatorTexts.empty}</p>
      <a className="button" href="/" target="_blank" rel="noopener">
        {simulatorTexts.home}
      </a>
    </div>
  )
}
