import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../../prepare/places.mjs'

const deploy = join(root, 'deploy')

export const readDeployFile = (name) => readFileSync(join(deploy, name), 'utf8')

/** Docker's YAML has merge keys. */
export const composeFile = () => parse(readDeployFile('compose.yaml'), { merge: true })

/** Every object of the manifests, with the file that it is in. */
export const manifests = () =>
  globSync('kubernetes/*.yaml', { cwd: deploy })
    .sort()
    .flatMap((file) => parseAllDocuments(readDeployFile(file)).map((each) => ({ file, object: each.toJS() })))
