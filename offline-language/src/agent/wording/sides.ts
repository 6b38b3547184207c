/** Who wants more of a figure: who sells, who is paid, and who names the least that they take. The others want less. */
export type Side = 'gets' | 'seller' | 'least' | 'pays' | 'buyer' | 'most'

export interface OfSide {
  side: Side
}

const ofMore: ReadonlySet<Side> = new Set<Side>(['gets', 'seller', 'least'])

export const signOf = ({ side }: OfSide): 1 | -1 => (ofMore.has(side) ? 1 : -1)

/** Whether a value is at least as good for a side as another. */
export const isAsGood = (own: OfSide, value: number, than: number): boolean => signOf(own) * (value - than) >= 0
