/** What speaks for or against something that is chosen: each by its name, mostly 0 or 1. */
export type Features = Record<string, number>

/** The sum of the features, each times its weight, added to `start`. */
export const weighed = (features: Features, weights: Readonly<Record<string, number>>, start = 0): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, start)
