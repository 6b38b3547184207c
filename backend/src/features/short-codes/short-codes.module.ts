import { Module } from '@nestjs/common'
import { ShortCodesController } from './short-codes.controller.js'
import { ShortCodesRepository } from './short-codes.repository.js'
import { ShortCodesService } from './short-codes.service.js'

@Module({
  controllers: [ShortCodesController],
  providers: [ShortCodesService, ShortCodesRepository],
  exports: [ShortCodesService],
})
export class ShortCodesModule {}
