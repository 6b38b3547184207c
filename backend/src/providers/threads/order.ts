/** The functions that a thread runs. Input and output are copied between threads, so both must be plain data. */
export type Work = Readonly<Record<string, (...input: never[]) => unknown>>

export interface Order {
  readonly name: string
  readonly input: readonly unknown[]
}

/** The default export of a worker's file: runs one order. */
export function doOrder(work: Work): (order: Order) => unknown {
  return ({ name, input }) => work[name]!(...(input as never[]))
}
