import { Global, Module } from '@nestjs/common'
import { Signatures } from './signatures.js'
import { SigningKey } from './signing-key.js'

@Global()
@Module({ providers: [Signatures, SigningKey], exports: [Signatures] })
export class SigningModule {}
