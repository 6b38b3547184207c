import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { Pattern } from '../../data/load-patterns.js'

/** How a prompt names a tone, how it sounds, and what the part then does. */
export const { softer, harder, quiet, tears, loud, sarcastic, embarrassed, hurt, cold, upset, effects } = loadData(
  'triggers',
  v.strictObject({
    softer: Pattern,
    harder: Pattern,
    quiet: Pattern,
    tears: Pattern,
    loud: Pattern,
    sarcastic: Pattern,
    embarrassed: Pattern,
    hurt: Pattern,
    cold: Pattern,
    upset: Pattern,
    effects: v.strictObject({
      asks: Pattern,
      asksFor: Pattern,
      says: Pattern,
      tells: Pattern,
      offers: Pattern,
      offersThing: Pattern,
      offersThat: Pattern,
      quotes: Pattern,
      suggests: Pattern,
      threatens: Pattern,
      bringsUp: Pattern,
      bringsIn: Pattern,
      leaves: Pattern,
      sendsOff: Pattern,
      refusesTo: Pattern,
      states: Pattern,
      refuses: Pattern,
    }),
  }),
)
