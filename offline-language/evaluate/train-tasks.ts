// Learns which sentences hold a task from those that readers marked, prints its figures by cross-validation,
// writes data/weights/tasks.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-tasks.ts
import { logistic } from './logistic.js'
import { markedTasks } from './marked-tasks.js'
import { percent } from './percent.js'

const least = 0.32

const marked = await markedTasks()
const model = logistic(marked, { feature: 20, vector: 60 })
const shares = model.inFolds()
const isTask = ({ aim }: { aim: number }) => aim === 1
const chosen = marked.filter((_, at) => shares[at]! >= least)
const [all, right] = [marked, chosen].map((list) => list.filter(isTask).length) as [number, number]
console.log(`${marked.length} sentences, ${percent(all / marked.length)} of them tasks`)
console.log(
  `in folds ${chosen.length} are chosen, ${percent(right / chosen.length)} of them tasks, ${percent(right / all)} of all`,
)

model.write('tasks')
