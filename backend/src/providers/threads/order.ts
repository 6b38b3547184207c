/** Functions that a thread can be asked for. What goes in and comes out is copied, so it is data alone. */
export type Work = Readonly<Record<string, (...input: never[]) => unknown>>

export interface Order {
  readonly name: string
  readonly input: readonly unknown[]
}

/** What a worker's file exports as its default: it does one order. */
export function doOrder(work: Work): (order: Order) => unknown {
  return ({ name, input }) => work[name]!(...(input as never[]))
}
