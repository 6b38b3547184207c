import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare/places.mjs'

/** Prints every package of the lock file as a bill of materials: `npm sbom` refuses a tree with overrides. */
const { name, version, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components: [...new Map(installed.map(componentOf)).values()],
}
console.log(JSON.stringify(bill, null, 2))

/** One of several copies is enough. */
function componentOf([path, locked]) {
  const fullName = locked.name ?? path.split('node_modules/').at(-1)
  const ref = `${fullName}@${locked.version}`
  const [group, ownName] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName]
  const component = {
    type: 'library',
    'bom-ref': ref,
    ...(group && { group }),
    name: ownName,
    version: locked.version,
    purl: `pkg:npm/${fullName.replace('@', '%40')}@${locked.version}`,
    hashes: locked.integrity.split(' ').map(hashOf),
    ...(locked.license && { licenses: [{ license: { name: locked.license } }] }),
  }
  return [ref, component]
}

function hashOf(integrity) {
  const [, algorithm, content] = /^sha(\d+)-(.+)$/.exec(integrity)
  return { alg: `SHA-${algorithm}`, content: Buffer.from(content, 'base64').toString('hex') }
}
