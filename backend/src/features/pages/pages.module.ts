import { Module } from '@nestjs/common'
import { DemoRequestsModule } from '../demo-requests/demo-requests.module.js'
import { RemotesModule } from '../remotes/remotes.module.js'
import { ScenariosModule } from '../scenarios/scenarios.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { ShellsModule } from '../shells/shells.module.js'
import { ShortCodesModule } from '../short-codes/short-codes.module.js'
import { BuiltPagesService } from './built-pages.service.js'
import { HomePageService } from './home-page.service.js'
import { PagesController } from './pages.controller.js'
import { PagesService } from './pages.service.js'

@Module({
  imports: [DemoRequestsModule, RemotesModule, ScenariosModule, SessionsModule, ShellsModule, ShortCodesModule],
  controllers: [PagesController],
  providers: [PagesService, BuiltPagesService, HomePageService],
})
export class PagesModule {}
