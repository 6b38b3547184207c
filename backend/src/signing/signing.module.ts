import { Global, Module } from '@nestjs/common'
import { Seals } from './seals.js'
import { Signatures } from './signatures.js'
import { SigningKey } from './signing-key.js'

@Global()
@Module({ providers: [Seals, Signatures, SigningKey], exports: [Seals, Signatures] })
export class SigningModule {}
