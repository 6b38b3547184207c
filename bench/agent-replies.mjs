// Times the offline agent's replies in processor time, relative to one plain sort of 100,000 numbers in the same minute.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextReply, openConversation, prepareAgent } from '../offline-language/dist/index.js'

const repeats = 7
const many = 100_000
/** Budgets as multiples of one plain sort: the first message, a reply, a reply to a message and prompt of many characters. */
const budgets = { opening: 0.05, reply: 3, long: 12 }
const pieces = ['a', 'a ', '. ', '"', 'I will call you, and ', '🙂', 'שלום ', '-', '(']

const practice = join(import.meta.dirname, '../offline-language/test/test-data/practice-conversations.json')
const { scenarios, conversations } = JSON.parse(readFileSync(practice, 'utf8'))
const { scenario: name, said } = conversations.find((each) => each.name === 'sales')
const scenario = scenarios[name]
const numbers = Array.from({ length: many }, (_, at) => (at * 7919) % 104_729)

/** The median in milliseconds of the processor, after one run that is not counted. */
function time(act) {
  const times = Array.from({ length: repeats + 1 }, () => {
    const start = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return times.slice(1).sort((a, b) => a - b)[Math.floor(repeats / 2)]
}

/** A conversation whose last turn is a person's. */
function turnsOf(messages) {
  const turns = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  for (const [place, message] of messages.entries()) {
    const at = (place + 1) * 15
    turns.push({ role: 'user', message, at })
    if (place < messages.length - 1)
      turns.push({ role: 'agent', message: nextReply(scenario, turns, at).text, at: at + 2 })
  }
  return turns
}

await prepareAgent()
const sort = time(() => numbers.toSorted((a, b) => a - b))

function judge(what, budget, act) {
  const ms = time(act)
  const line = `${ms.toFixed(1).padStart(7)} ms  ratio ${(ms / sort).toFixed(2).padStart(5)}  ${what}`
  const isWithin = ms <= budget * sort
  console.log(isWithin ? line : `${line}: more than ${budget}`)
  if (!isWithin) process.exitCode = 1
}

judge('the first message', budgets.opening, () => openConversation(scenario))
const turns = turnsOf(said.slice(0, 8))
judge('a reply after eight turns', budgets.reply, () => nextReply(scenario, turns, 120))
for (const piece of pieces) {
  const prompt = piece.repeat(Math.ceil(many / piece.length))
  const long = turnsOf([prompt])
  judge(`many characters of '${piece}'`, budgets.long, () => nextReply({ ...scenario, prompt }, long, 15))
}
