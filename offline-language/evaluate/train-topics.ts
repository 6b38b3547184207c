// Learns what readers would name as topics from what they marked, prints its figures by cross-validation, writes
// data/weights/topics.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-topics.ts
import { chosenTopics } from '../src/report/topics/chosen-topics.js'
import { logistic } from './logistic.js'
import { markedTopics } from './marked-topics.js'
import { percent } from './percent.js'

const marked = await markedTopics()
const model = logistic(marked, { feature: 120, vector: 250 })
const shares = model.inFolds()
const rated = marked.map((one, at) => ({ ...one, worth: shares[at]! }))
const chosen = [...Map.groupBy(rated, ({ talk }) => talk).values()].flatMap((all) =>
  chosenTopics(
    all.toSorted((a, b) => b.worth - a.worth),
    all[0]!.turns,
  ),
)
const share = (is: (aim: number) => boolean) => percent(chosen.filter(({ aim }) => is(aim)).length / chosen.length)
console.log(`${marked.length} possible topics, ${chosen.length} chosen in folds:`)
console.log(`${share((aim) => aim === 1)} would be named, ${share((aim) => aim > 0)} accepted`)

model.write('topics')
