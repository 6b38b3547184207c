import { formulas } from '@clarity/test-kit/hostile-texts'
import type { Goals } from '@clarity/contracts/goal'
import { describe, expect, it } from 'vitest'
import { aScenario } from '../../test-data/a-scenario'
import { scenarioCsv } from './scenario-csv'

const titleIn = (csv: string) => {
  const [head = '', ...rest] = csv.slice(1).split('\r\n')
  const column = head.split(',').indexOf('"title"')
  const cells = [...rest.join('\r\n').matchAll(/"((?:[^"]|"")*)"|[^",]+/g)]
  return cells[column]![1]!.replaceAll('""', '"')
}

describe('the exported list', () => {
  it('has every field, numbers and truths as they are', () => {
    const csv = scenarioCsv([aScenario({ sort_order: -2 })])
    expect(csv.startsWith('\ufeff"icon","title","description"')).toBe(true)
    expect(csv).toContain(',-2,true,')
    expect(csv.endsWith('\r\n')).toBe(true)
  })

  it('has the goals as JSON, and an empty cell for a scenario without them', () => {
    const goals: Goals = [{ label: 'Asks about the budget', check: { kind: 'asks', about: ['budget'] } }]
    const csv = scenarioCsv([aScenario({ goals }), aScenario({ goals: undefined })])
    const [, withGoals, without] = csv.split('\r\n')
    expect(withGoals).toContain(JSON.stringify(goals).replaceAll('"', '""'))
    expect(without).not.toContain('undefined')
  })

  it('keeps quotes, commas and lines of a text together', () => {
    const title = 'a "b", c\r\nd'
    expect(titleIn(scenarioCsv([aScenario({ title })]))).toBe(title)
  })

  it.each(formulas)('lets no spreadsheet run %j', (title) => {
    const shown = titleIn(scenarioCsv([aScenario({ title })]))
    expect(shown.replace(/^'/, '')).toBe(title.replace(/^'/, ''))
    expect(shown).not.toMatch(/^[\s\ufeff]*[=+\-@|%＝＋－＠]/)
  })
})
