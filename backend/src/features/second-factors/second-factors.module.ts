import { Module } from '@nestjs/common'
import { SecondFactorsRepository } from './second-factors.repository.js'
import { SecondFactorsService } from './second-factors.service.js'

@Module({ providers: [SecondFactorsService, SecondFactorsRepository], exports: [SecondFactorsService] })
export class SecondFactorsModule {}
