import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScripts } from '../../admin-kit/build/kit-scripts.mjs'
import { writeDeclarations } from '../../admin-kit/build/kit-types.mjs'
import { entries } from '../../admin-kit/build/kit.mjs'
import { installable, stagePackage, workspacePackage } from './staged-package.mjs'

const lent = { react: '^19.2.0', 'react-dom': '^19.2.0' }
const forTests = { '@testing-library/react': '^16.3.0', vitest: '>=4' }

/** `@clarity/admin-kit`: modules and declarations. In a page the shell lends it; tests and types need it beside them. */
export async function stageAdminKit(folder) {
  const { dependencies } = workspacePackage('admin-kit')
  stagePackage('admin-kit', folder, {
    sideEffects: ['./dist/test-kit/*.js'],
    files: ['dist', 'types'],
    exports: Object.fromEntries(Object.keys(entries).map(exported)),
    dependencies: installable(dependencies, Object.keys(lent)),
    peerDependencies: { ...lent, ...forTests },
    peerDependenciesMeta: Object.fromEntries(Object.keys(forTests).map((name) => [name, { optional: true }])),
  })
  await writeScripts(join(folder, 'dist'))
  stageTypes(join(folder, 'types'))
}

const exported = (entry) => [
  entry === 'index' ? '.' : `./${entry}`,
  { types: `./types/${entry}.d.ts`, default: `./dist/${entry}.js` },
]

function stageTypes(folder) {
  const written = mkdtempSync(join(tmpdir(), 'clarity-kit-types-'))
  writeDeclarations([...Object.values(entries), '../test-kit/src/network.ts'], written)
  cpSync(join(written, 'admin-kit/src'), folder, { recursive: true })
  // The kit only passes it on, from a package that is not published.
  cpSync(join(written, 'test-kit/src/network.d.ts'), join(folder, 'test-kit/network.d.ts'))
  rmSync(written, { recursive: true })
}
