import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, program, root } from '../../prepare/places.mjs'
import { runQuietly } from '../../prepare/run-quietly.mjs'
import { manifests } from './read-deploy-file.mjs'

// Below node_modules, so its imports are found.
const folder = join(root, 'node_modules', '.cache', 'clarity-deploy')

/**
 * What does not fit the API's schemas: an unknown or missing field, a wrong type. The schemas are those of Kubernetes 1.30,
 * as types; each manifest is a literal, so the compiler accepts no other field.
 */
export async function kubernetesFaults() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = manifests().map(({ file, object }) => {
    const name = `${file.replace(/\W+/g, '-')}-${object.kind}.ts`
    writeFileSync(join(folder, name), typed(object))
    return name
  })
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', '', '--module', 'preserve']
  const { ok, output } = await runQuietly(node, [program('tsc'), ...options, ...files], { cwd: folder })
  rmSync(folder, { recursive: true })
  return ok ? [] : output.trim().split('\n')
}

function typed(object) {
  const [version, group = 'core'] = object.apiVersion.split('/').reverse()
  const from = `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`
  return `import type { ${object.kind} } from '${from}'\nexport const manifest: ${object.kind} = ${JSON.stringify(object, null, 2)}\n`
}
