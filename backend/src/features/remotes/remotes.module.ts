import { Module } from '@nestjs/common'
import { builtFolders } from '../../config/built-folders.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { RemoteFilesController } from './remote-files.controller.js'
import { RemoteFilesService } from './remote-files.service.js'
import { readRemoteHost, RemoteHost } from './remote-host.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'
import { RemoteReleasesService } from './remote-releases.service.js'
import { RemotesController } from './remotes.controller.js'
import { RemotesRepository } from './remotes.repository.js'
import { RemotesService } from './remotes.service.js'

@Module({
  imports: [SessionsModule],
  controllers: [RemotesController, RemoteFilesController],
  providers: [
    RemotesService,
    RemoteReleasesService,
    RemoteFilesService,
    RemotesRepository,
    RemoteReleasesRepository,
    { provide: RemoteHost, useFactory: () => readRemoteHost(builtFolders.admin) },
  ],
  exports: [RemotesService, RemoteReleasesService],
})
export class RemotesModule {}
