import { agentClose } from '@clarity/contracts'

/** This connection may no longer speak. */
export class LostConversation extends Error {
  constructor(readonly closeCode: (typeof agentClose)[keyof typeof agentClose]) {
    super(closeReasons[closeCode])
  }
}

export const closeReasons = {
  [agentClose.ended]: 'The conversation is over.',
  [agentClose.replaced]: 'The conversation goes on somewhere else.',
  [agentClose.unknownSession]: 'This session is not, or no longer, good.',
} as const
