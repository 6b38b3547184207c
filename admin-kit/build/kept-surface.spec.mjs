import { it } from 'vitest'
import { requireKeptSurface } from './kept-surface.mjs'

it('the surface of the kit is the one that released remotes of this contract rely on', requireKeptSurface, 60_000)
