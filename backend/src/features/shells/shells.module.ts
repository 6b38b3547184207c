import { Module } from '@nestjs/common'
import { builtFolders } from '../../config/built-folders.js'
import { readShellBuild } from './shell-build.js'
import { ShellsRepository } from './shells.repository.js'
import { ShellsService } from './shells.service.js'

@Module({
  providers: [
    ShellsRepository,
    {
      provide: ShellsService,
      inject: [ShellsRepository],
      useFactory: async (repository: ShellsRepository) =>
        new ShellsService(repository, await readShellBuild(builtFolders.admin)),
    },
  ],
  exports: [ShellsService],
})
export class ShellsModule {}
