import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import { Voice } from '../../providers/voice/voice.js'

/** Decides when a call may ring. */
@Injectable()
export class CallTimeService {
  constructor(
    private readonly quietHours: QuietHours,
    private readonly voice: Voice,
  ) {}

  /** The time until which a call to this phone has to wait; null where it may ring now. */
  waitUntil(phone: string, manager?: EntityManager): Promise<Date | null> {
    return this.quietHours.until(phone, { isCarrier: !this.voice.announcesAnswers }, manager)
  }
}
