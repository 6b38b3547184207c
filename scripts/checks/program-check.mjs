import { toolEnvironment } from '../prepare/build.mjs'
import { node, program } from '../prepare/places.mjs'
import { runQuietly } from '../prepare/run-quietly.mjs'

/** A program that counts as one check: it passes if the program exits with 0. */
export const programCheck = (name, file, args) => ({
  name,
  async run() {
    const { ok, output } = await runQuietly(node, [file, ...args], { env: toolEnvironment })
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
  },
})

export const toolCheck = (name, tool, args) => programCheck(name, program(tool), args)
