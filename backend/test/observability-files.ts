import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')

export interface Alert {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string }
}

interface Panel {
  readonly title: string
  readonly type: string
  readonly targets?: readonly { readonly expr: string }[]
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

export function readAlerts(): Alert[] {
  const { groups } = parse(read('deploy/observability/alerts.yaml')) as { groups: { rules: Alert[] }[] }
  return groups.flatMap(({ rules }) => rules)
}

/** The panels that draw something. */
export function readPanels(): Panel[] {
  const { panels } = JSON.parse(read('deploy/observability/dashboard.json')) as { panels: Panel[] }
  return panels.filter(({ type }) => type !== 'row')
}

export const readRunbook = () => read('docs/runbook.md')
