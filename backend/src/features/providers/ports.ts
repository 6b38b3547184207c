import { Injectable } from '@nestjs/common'
import type { ProviderPort } from '@clarity/contracts'
import { Agent } from '../../providers/agent/agent.js'
import { Database } from '../../providers/database/database.js'
import { Geolocation } from '../../providers/geolocation/geolocation.js'
import type { Port } from '../../providers/port.js'
import { ReportWriter } from '../../providers/report-writer/report-writer.js'
import { Sms } from '../../providers/sms/sms.js'
import { Voice } from '../../providers/voice/voice.js'

/** The configured provider of each port, by the port's name. */
@Injectable()
export class Ports {
  readonly byName: Readonly<Record<ProviderPort, Port>>

  constructor(sms: Sms, voice: Voice, writer: ReportWriter, agent: Agent, places: Geolocation, database: Database) {
    this.byName = { sms, voice, 'report-writer': writer, agent, places, database }
  }
}
