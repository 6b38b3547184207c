import { SegmentedControl, useSearchParams } from '@clarity/admin-kit'
import { readerTexts as texts } from './texts'
import { ByReader } from './by-reader'
import { ByReport } from './by-report'
import './report-readers.css'

const choices = [
  { value: '', label: texts.logOnly },
  { value: 'report', label: texts.byReport },
  { value: 'reader', label: texts.byReader },
]

/** The views added up, above the log. The choice is in the address. */
export function ViewsSummary() {
  const [search, setSearch] = useSearchParams()
  const by = search.get('by') ?? ''
  const choose = (value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete('by')
        else after.set('by', value)
        return after
      },
      { replace: true },
    )
  return (
    <section className="reports-summary" aria-label={texts.label}>
      <SegmentedControl
        aria-label={texts.label}
        data={choices}
        value={choices.some(({ value }) => value === by) ? by : ''}
        onChange={choose}
      />
      {by === 'report' && <ByReport />}
      {by === 'reader' && <ByReader />}
    </section>
  )
}
