/** The functions that a thread runs. Input and output are copied between threads, so both must be plain data. */
export type TaskFunctions = Readonly<Record<string, (...input: never[]) => unknown>>

export interface Task {
  readonly name: string
  readonly input: readonly unknown[]
}

/** The default export of a worker's file: runs one task. */
export function runTask(functions: TaskFunctions): (task: Task) => unknown {
  return ({ name, input }) => functions[name]!(...(input as never[]))
}
