import type { Operation as CallOperation } from '@clarity/fakes/elevenlabs'
import type { Operation as SmsOperation } from '@clarity/fakes/twilio'
import type { Vendors } from '../product/vendors.ts'
import type { Step } from './fault-table.ts'
import type { LoadBalancer } from './load-balancer.ts'
import type { KillMoment, KillPlan } from './kill-plan.ts'
import { stepOfRequest } from './wire-faults.ts'

const smsMoments: Partial<Record<SmsOperation, KillMoment>> = {
  create: 'Twilio has taken a message',
  list: 'Twilio was asked what it took',
}
const callMoments: Partial<Record<CallOperation, KillMoment>> = {
  'outbound-call': 'ElevenLabs has placed a call',
  list: 'ElevenLabs was asked for a call',
  get: 'ElevenLabs was asked for an end',
  'signed-url': 'ElevenLabs has given an address',
}
const doorMoments: Partial<Record<Step, KillMoment>> = {
  'a demo is asked for': 'a demo request is in its hands',
  'Twilio: text': 'a text is in its hands',
  'Twilio: delivery report': 'a delivery report is in its hands',
  'ElevenLabs: event': 'an event is in its hands',
}

/** Reports events to the kill plan, with their time and server. */
export function wireKills({ twilio, elevenLabs, llm }: Vendors, balancer: LoadBalancer, plan: KillPlan): void {
  twilio.onDone = (operation, _phone, host) => see(smsMoments[operation], host)
  elevenLabs.onDone = (operation, _about, host) => see(callMoments[operation], host)
  llm.onDone = (_question, host) => see('the model has written', host)
  balancer.onPassed = (line, port) => {
    const step = stepOfRequest(line)
    if (step) see(doorMoments[step], port)
  }

  function see(moment: KillMoment | undefined, hostOrPort: string | number): void {
    if (moment) plan.see(moment, hostOrPort)
  }
}
