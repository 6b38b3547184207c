import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { cleanEnvironment } from '../product/clean-environment.ts'
import { node, serverProgram } from '../product/places.ts'

export interface EndedProgram {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

/** Runs a program to its end, with what is typed on its standard input. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  { env, typed = '', cwd }: { env: Record<string, string>; typed?: string; cwd?: string },
): Promise<EndedProgram> {
  const child = spawn(program, args, { env: cleanEnvironment(env), ...(cwd !== undefined && { cwd }) })
  // A program may end before it has read.
  child.stdin.on('error', () => undefined).end(typed)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, error }
}

/** A start that is meant to fail. */
export function attemptStart(env: Record<string, string>): Promise<EndedProgram> {
  return runToEnd(node, [serverProgram], { env })
}
