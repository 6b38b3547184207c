import { ShortCodeEntity } from '../features/short-codes/short-code.entity.js'

/** Every entity: a list, because globs behave differently in each tool. */
export const entities = [ShortCodeEntity]
