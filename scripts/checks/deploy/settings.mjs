import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../prepare/places.mjs'
import { rootPackage } from '../../sdk/staged-package.mjs'
import { composeFile, manifests, readDeployFile } from './read-deploy-file.mjs'

/** Settings that Clarity does not have, and other releases than this one. */
export const settingFaults = () => [...unknownSettings(), ...otherReleases()]

function unknownSettings() {
  const known = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  return [...used()].filter(([, name]) => !known.includes(name)).map(([file, name]) => `${file}: there is no ${name}`)
}

function* used() {
  for (const [name, service] of Object.entries(composeFile().services))
    if (service.image.startsWith('clarity:'))
      for (const setting of Object.keys(service.environment)) yield [`compose.yaml: ${name}`, setting]
  for (const { file, object } of manifests()) {
    const settings = [object.data, object.stringData].flatMap((each) => Object.keys(each ?? {}))
    for (const { name } of containersOf(object).flatMap(({ env }) => env ?? [])) settings.push(name)
    for (const setting of settings) yield [file, setting]
  }
  for (const [, name] of readDeployFile('clarity.service').matchAll(/^Environment=(\w+)=/gm))
    yield ['clarity.service', name]
  for (const [, line] of readDeployFile('Dockerfile').matchAll(/^ENV (.*)$/gm))
    for (const [, name] of line.matchAll(/(\w+)=/g)) yield ['Dockerfile', name]
}

const containersOf = ({ spec }) => spec?.template?.spec?.containers ?? []

function otherReleases() {
  const { version } = rootPackage()
  const named = manifests().flatMap(({ file, object }) => containersOf(object).map(({ image }) => [file, image]))
  for (const name of ['compose.yaml', 'Dockerfile'])
    for (const [, given] of readDeployFile(name).matchAll(/VERSION(?::-|=)([\d.]+)/g)) named.push([name, given])
  return named
    .filter(([, given]) => given.split(':').at(-1) !== version)
    .map(([file, given]) => `${file}: ${given} is not this release, ${version}`)
}
