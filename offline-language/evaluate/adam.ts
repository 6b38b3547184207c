const [ofFirst, ofSecond] = [0.9, 0.999]
const nothing = 1e-8

/** Numbers that are learned by gradient descent with Adam (Kingma and Ba 2015). */
export class Learned {
  readonly values: Float64Array
  readonly gradient: Float64Array
  private readonly first: Float64Array
  private readonly second: Float64Array
  private steps = 0

  constructor(values: Float64Array) {
    this.values = values
    this.gradient = new Float64Array(values.length)
    this.first = new Float64Array(values.length)
    this.second = new Float64Array(values.length)
  }

  /** A step down the gradient, which is empty after it; `decay` draws every value towards zero by that share of the pace. */
  step(pace: number, decay: number): void {
    this.steps++
    const [one, two] = [1 - ofFirst ** this.steps, 1 - ofSecond ** this.steps]
    for (const [at, slope] of this.gradient.entries()) {
      this.first[at] = ofFirst * this.first[at]! + (1 - ofFirst) * slope
      this.second[at] = ofSecond * this.second[at]! + (1 - ofSecond) * slope * slope
      const change = this.first[at] / one / (Math.sqrt(this.second[at] / two) + nothing)
      this.values[at]! -= pace * (change + decay * this.values[at]!)
    }
    this.gradient.fill(0)
  }
}
