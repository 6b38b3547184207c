import { createHash } from 'node:crypto'
import { devFolder } from './dev-remote-config.mjs'
import { readOutput } from './read-output.mjs'

/** The backend's registry with the development builds of these remotes, one compiler each. */
export class DevRegistry {
  constructor(remotes) {
    this.remotes = remotes
  }

  /** The data of the admin page, or an answer of the registry: with other remotes. */
  inAnswer(answer) {
    const own = this.remotes.map(registered)
    const without = (remotes) => remotes.filter(({ name }) => !own.some((remote) => remote.name === name))
    if (Array.isArray(answer)) return [...without(answer), ...own]
    const { remotes, waiting = [] } = answer
    return { ...answer, remotes: [...without(remotes), ...own], waiting: without(waiting) }
  }
}

function registered(compiler) {
  const { version, manifest } = JSON.parse(readOutput(compiler, '../release.json'))
  const { contract, title, entry, global, routes, navigation, slots } = manifest
  const integrity = `sha384-${createHash('sha384').update(readOutput(compiler, entry)).digest('base64')}`
  const address = devFolder(compiler.name) + entry
  const remote = {
    name: compiler.name,
    version,
    contract,
    title,
    entry: address,
    integrity,
    global,
    routes,
    navigation,
  }
  return { ...remote, ...(slots && { slots: slots.map(({ slot, title, order }) => ({ slot, title, order })) }) }
}
