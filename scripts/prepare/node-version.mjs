import { Refusal } from './say.mjs'

const oldest = 20

export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    throw new Refusal(
      `Clarity needs Node ${oldest} or newer, but this is ${process.versions.node}: install a newer version.`,
    )
  }
}
