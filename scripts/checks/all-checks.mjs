import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/places.mjs'
import { playwrightCheck } from './playwright-check.mjs'
import { programCheck, toolCheck } from './program-check.mjs'
import { vitestCheck } from './vitest-check.mjs'
import { workspaces } from './workspaces.mjs'

/** Groups in order: the checks of one group may run in parallel. */
export function allChecks() {
  const all = workspaces()
  const tested = all.filter(({ scripts }) => scripts.test?.includes('vitest'))
  return [
    // The longest first, with everything else beside it: no processor waits for the end of a group.
    [
      ...tested.filter(isBackend).map(vitestCheck),
      ...lintChecks(),
      ...tested.filter((each) => !isBackend(each)).map(vitestCheck),
    ],
    // Alone: the stories keep both processors of a small machine busy.
    ...all.filter(hasStories).map((workspace) => [playwrightCheck(workspace)]),
  ]
}

/** What `npm run lint` checks: rules for the text of sources and docs, their types and their imports. */
export const lintChecks = () => [
  // Reads the types for its rules, so it reports their errors too.
  toolCheck('lint and types', 'oxlint', []),
  toolCheck('formatting', 'oxfmt', ['--check']),
  toolCheck('dependency rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', '.']),
  toolCheck('dead code', 'knip', []),
  programCheck('links of the docs', join(root, 'scripts', 'checks', 'doc-links.mjs'), []),
  programCheck('deploy files', join(root, 'scripts', 'checks', 'deploy-files.mjs'), []),
]

const isBackend = ({ name }) => name === 'backend'

const hasStories = ({ folder }) => existsSync(join(folder, 'playwright.config.ts'))
