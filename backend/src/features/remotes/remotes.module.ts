import { Module } from '@nestjs/common'
import { AccessModule } from '../access/access.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { ShellsModule } from '../shells/shells.module.js'
import { LockedRemotes } from './locked-remotes.js'
import { OldReleasesRepository } from './old-releases.repository.js'
import { RegistryController } from './registry.controller.js'
import { RegistryService } from './registry.service.js'
import { RemoteDecisionsController } from './remote-decisions.controller.js'
import { RemoteDecisionsService } from './remote-decisions.service.js'
import { RemoteFilesController } from './remote-files.controller.js'
import { RemoteFilesService } from './remote-files.service.js'
import { RemotePreviewsRepository } from './remote-previews.repository.js'
import { RemotePreviewsService } from './remote-previews.service.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'
import { RemoteReleasesService } from './remote-releases.service.js'
import { RemotesController } from './remotes.controller.js'
import { RemotesRepository } from './remotes.repository.js'
import { RemotesService } from './remotes.service.js'
import { ServerBuilds } from './server-builds.js'

@Module({
  imports: [AccessModule, SessionsModule, ShellsModule],
  controllers: [RemotesController, RemoteDecisionsController, RegistryController, RemoteFilesController],
  providers: [
    RemotesService,
    RemoteReleasesService,
    RemoteDecisionsService,
    RemotePreviewsService,
    RemoteFilesService,
    RegistryService,
    LockedRemotes,
    ServerBuilds,
    RemotesRepository,
    RemoteReleasesRepository,
    RemotePreviewsRepository,
    OldReleasesRepository,
  ],
  exports: [RegistryService, RemoteReleasesService, ServerBuilds],
})
export class RemotesModule {}
