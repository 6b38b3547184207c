/** Takes one line of progress for the operator. */
export type Say = (line: string) => void

export interface LaunchOptions {
  readonly durable: boolean
  readonly say: Say
}
