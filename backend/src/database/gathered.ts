import { QueryFailedError } from 'typeorm'
import { causeOf } from './explain-failure.js'

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

const mostTogether = 100
/** After this time others go beside a statement that waits, for a lock perhaps. */
const patienceMs = 100
const mostAtOnce = 4

/**
 * Gives the questions of many callers to the database as one statement: those that are asked while another is under way.
 * A question that comes alone goes at once. Each is asked after its caller has asked, so no answer is older than that.
 */
export class Gathered<Asked, Answer> {
  private readonly waiting: Waiting<Asked, Answer>[] = []
  private underWay = 0
  /** Of those under way, the ones that others no longer wait for. */
  private late = 0

  /** `answerAll` answers in the order of the questions, and has changed nothing if it throws. */
  constructor(private readonly answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>) {}

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject })
      void this.run()
    })
  }

  private async run(): Promise<void> {
    if (this.underWay > this.late || this.underWay >= mostAtOnce || this.waiting.length === 0) return
    let isLate = false
    const patience = setTimeout(() => {
      isLate = true
      this.late += 1
      void this.run()
    }, patienceMs)
    this.underWay += 1
    await this.answer(this.waiting.splice(0, mostTogether))
    clearTimeout(patience)
    this.underWay -= 1
    if (isLate) this.late -= 1
    void this.run()
  }

  private async answer(together: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.answerAll(together.map(({ asked }) => asked))
      for (const [at, { resolve }] of together.entries()) resolve(answers[at]!)
    } catch (error) {
      if (together.length > 1 && isOfOne(error)) for (const one of together) await this.answer([one])
      else for (const { reject } of together) reject(error)
    }
  }
}

/** A value that PostgreSQL does not take, or a constraint: one question's fault is not its neighbours'. */
function isOfOne(error: unknown): boolean {
  return error instanceof QueryFailedError && /^2[23]/.test(causeOf(error).code)
}
