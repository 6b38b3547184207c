/** The only account that the fake knows, with its agent and its phone number. */
export interface ElevenLabsOptions {
  readonly apiKey: string
  readonly agentId: string
  readonly phoneNumberId: string
  readonly webhookSecret: string
  readonly port?: number
}
