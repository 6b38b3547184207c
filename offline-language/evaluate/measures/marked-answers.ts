import { rank } from '../../src/agent/answers/answer-model.js'
import { readingOf } from '../../src/agent/answers/reading.js'
import { goodAmong, markedTalks, statementsOf } from '../answers/marked-turns.js'

/** Of the turns that a statement of the prompt answers, by readers' marks: the share of which the model puts such a one first. */
export function markedAnswers(): { right: number; of: number } {
  let [right, of] = [0, 0]
  for (const talk of markedTalks().filter(({ isMeasured }) => isMeasured)) {
    const statements = statementsOf(talk)
    for (const turn of talk.turns) {
      const good = goodAmong(statements, turn)
      if (good.length === 0) continue
      of += 1
      const { ranked } = rank(readingOf(turn.say), statements)
      const first = ranked.find(({ candidate: { said } }) => said !== null)?.candidate
      if (first && good.includes(statements.indexOf(first))) right += 1
    }
  }
  return { right: right / of, of }
}
