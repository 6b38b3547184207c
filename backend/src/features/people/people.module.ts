import { Module } from '@nestjs/common'
import { AdminsModule } from '../admins/admins.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { InvitationsController } from './invitations.controller.js'
import { InvitationsRepository } from './invitations.repository.js'
import { InvitationsService } from './invitations.service.js'
import { PeopleController } from './people.controller.js'
import { PeopleRepository } from './people.repository.js'
import { PeopleService } from './people.service.js'

@Module({
  imports: [AdminsModule, SessionsModule],
  controllers: [PeopleController, InvitationsController],
  providers: [PeopleService, PeopleRepository, InvitationsService, InvitationsRepository],
})
export class PeopleModule {}
