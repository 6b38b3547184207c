import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { type Features, weighed } from '../learned/features.js'

/** How much each feature speaks for a title, and what a title must reach: learned by evaluate/train-titles.ts. */
const { features: weights, least } = loadData(
  'weights/titles',
  v.strictObject({ features: v.record(v.string(), v.number()), least: v.number() }),
)

/** How well a title with these features fits its point: above 0 if a person could give it. */
export const titleScore = (features: Features): number => weighed(features, weights, -least)
