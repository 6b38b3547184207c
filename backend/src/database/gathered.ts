interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** More than one, so that a statement that waits for a lock does not hold up every other caller. */
const lanes = 2
const mostTogether = 100

/**
 * Gives the questions of many callers to the database as one statement: those that are asked while others are under way.
 * A question that comes alone goes at once. Each is asked after its caller has asked, so no answer is older than that.
 */
export class Gathered<Asked, Answer> {
  private readonly waiting: Waiting<Asked, Answer>[] = []
  private underWay = 0

  /** `answerAll` answers in the order of the questions, and has changed nothing if it throws. */
  constructor(private readonly answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>) {}

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject })
      void this.run()
    })
  }

  private async run(): Promise<void> {
    if (this.underWay >= lanes || this.waiting.length === 0) return
    this.underWay += 1
    await this.answer(this.waiting.splice(0, mostTogether))
    this.underWay -= 1
    void this.run()
  }

  private async answer(together: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.answerAll(together.map(({ asked }) => asked))
      for (const [at, { resolve }] of together.entries()) resolve(answers[at]!)
    } catch (error) {
      // One question's fault is not its neighbours'.
      if (together.length === 1) together[0]!.reject(error)
      else for (const one of together) await this.answer([one])
    }
  }
}
