import { expect, test } from '@playwright/test'
import { CopiedSources } from '../dev-loop/copied-sources.ts'
import { DevCommand } from '../dev-loop/dev-command.ts'
import { edits } from '../dev-loop/edits.ts'
import { until } from '@clarity/test-kit/until'
import { processesNaming } from './database-process.ts'

const edit = edits.find(({ kind }) => kind === 'backend')!

test(
  'npm run dev -w backend shows a saved line, survives one that cannot be compiled, and ends with Ctrl-C',
  { tag: '@long' },
  async () => {
    const sources = await CopiedSources.make()
    const dev = await DevCommand.on(sources, ['-w', 'backend'], /Clarity is ready/)
    const shows = (text: string) =>
      until(text, async () => (await answer(`${dev.url}${edit.path}`)).includes(text), 60_000)

    await sources.edit(edit, 'Edited once.')
    await shows('Edited once.')
    await sources.append(edit.file, 'export const broken = (')
    await until('the error', () => dev.output.includes('Expression expected'), 60_000)
    await shows('Edited once.')
    await sources.cut(edit.file, 'export const broken = (')
    await sources.edit(edit, 'Edited twice.')
    await shows('Edited twice.')

    await dev.stop()
    await until('everything to end', () => processesNaming(sources.folder).length === 0)
    await expect(fetch(dev.url)).rejects.toThrow()
    await sources.remove()
  },
)

/** Empty while the server restarts. */
const answer = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    () => '',
  )
