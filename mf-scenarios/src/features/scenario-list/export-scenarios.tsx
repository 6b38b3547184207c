import { Button, icons } from '@clarity/admin-kit'
import type { Scenario } from '@clarity/contracts/scenario'
import { listTexts } from '../../texts'
import { scenarioCsv } from './scenario-csv'

/** Saves the list as a file. All scenarios are loaded, so no request is needed. */
export function ExportScenarios({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  return (
    <Button
      className="scenario-export"
      variant="default"
      leftSection={<icons.Download size={16} aria-hidden />}
      disabled={scenarios.length === 0}
      onClick={() => save(scenarioCsv(scenarios))}
    >
      {listTexts.export}
    </Button>
  )
}

function save(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = listTexts.exportName
  link.click()
  URL.revokeObjectURL(address)
}
