import type { Phone } from './phones'
import { phoneTexts, simulatorTexts } from './texts'

interface PhoneTabsProps {
  phones: readonly Phone[]
  chosen: string
  onChoose: (number: string) => void
}

/** On a narrow screen one phone is shown at a time. */
export function PhoneTabs({ phones, chosen, onChoose }: PhoneTabsProps) {
  return (
    <nav className="phone-tabs" aria-label={simulatorTexts.phones}>
      {phones.map(({ number, liveCall }) => (
        <button
          key={number}
          type="button"
          className="phone-tab"
          aria-current={number === chosen ? 'true' : undefined}
          onClick={() => onChoose(number)}
        >
          {number}
          {liveCall?.state === 'ringing' && <span className="phone-tab-call">{phoneTexts.calls}</span>}
        </button>
      ))}
    </nav>
  )
}
