import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common'
import { isStorableText } from '@clarity/contracts'
import { Invalid } from './failures.js'

/** Refuses a path or query with a character that PostgreSQL cannot store. The contract checks a body's texts. */
@Injectable()
export class StorableTextPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    const isOfAddress = type === 'param' || type === 'query'
    if (isOfAddress && !textsOf(value).every(isStorableText))
      throw new Invalid('The address must not contain characters that cannot be stored.')
    return value
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
