import { demoRefusalTexts, demoRequestActionTexts as texts, type DemoRequestState } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import { Conflict, NotFound } from '../../http/failures.js'
import { CallsService } from '../calls/calls.service.js'
import { stoppedCause } from '../demo-requests/demo-request.state.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'

/** Why a request in this state cannot be stopped; null if it can. */
const refusals: Readonly<Record<DemoRequestState, string | null>> = {
  awaiting_manager: null,
  requested: null,
  invited: null,
  invitation_failed: texts.notInvited,
  opted_out: texts.isStopped,
  confirmed: null,
  calling: null,
  call_failed: null,
  in_conversation: texts.isTalking,
  expired: texts.isStopped,
  completed: texts.isOver,
  reported: texts.isOver,
  report_failed: texts.isOver,
}

export function stopRefusal(state: DemoRequestState): string | null {
  return refusals[state]
}

/** Stops one request: nothing more is sent for it, and no one is called. The phone itself does not opt out. */
@Injectable()
export class StopService {
  constructor(
    private readonly demoRequests: DemoRequestsService,
    private readonly smsMessages: SmsMessagesService,
    private readonly calls: CallsService,
    private readonly dataSource: DataSource,
  ) {}

  async stop(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await this.demoRequests.lock(manager, storableText(id))
      if (!request) throw new NotFound(demoRefusalTexts.unknownRequest)
      const refusal = stopRefusal(request.state)
      if (refusal !== null) throw new Conflict(refusal)
      await this.demoRequests.advance(manager, request.id, 'opted_out', stoppedCause)
      await this.smsMessages.withdraw(manager, request.id)
      await this.calls.end(manager, request.id)
    })
  }
}
