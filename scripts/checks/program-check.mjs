import { toolEnvironment } from '../prepare/build.mjs'
import { node, program } from '../prepare/places.mjs'
import { runQuietly } from '../prepare/run-quietly.mjs'

/** A check that counts as one: its program ends well or it does not. */
export const programCheck = (name, file, args) => ({
  name,
  async run() {
    const { ok, output } = await runQuietly(node, [file, ...args], { env: toolEnvironment })
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
  },
})

export const toolCheck = (name, tool, args) => programCheck(name, program(tool), args)
