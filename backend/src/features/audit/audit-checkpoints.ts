import { Injectable } from '@nestjs/common'
import { Signatures } from '../../signing/signatures.js'
import type { Checkpoint } from './audit-chain.repository.js'

type Signed = Omit<Checkpoint, 'signature'>

/** Signs where pruning has cut the chain, so a row that was deleted by hand is not taken for a pruned one. */
@Injectable()
export class AuditCheckpoints {
  constructor(private readonly signatures: Signatures) {}

  async sign({ position, hash, rows, at }: Signed): Promise<string> {
    const signature = await this.signatures.sign('audit checkpoint', position, hash, rows, at.toISOString())
    return signature.toString('base64url')
  }

  async isSigned({ signature, ...checkpoint }: Checkpoint): Promise<boolean> {
    return (await this.sign(checkpoint)) === signature
  }
}
