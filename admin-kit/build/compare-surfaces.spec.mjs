import { expect, it } from 'vitest'
import { compareSurfaces } from './compare-surfaces.mjs'

const surface = `// @mantine/core 9

import { Button } from '@mantine/core';
import { Text as Text_2 } from '@mantine/core';

export { Button }

/** A page. */
export declare function PageFrame({ title }: PageFrameProps): void;

declare interface PageFrameProps {
    /** Its title. */
    readonly title: string;
    readonly back?: string;
    readonly size?: 'small' | 'wide';
    readonly state: 'open' | 'closed';
}

export { Text_2 as Text }
`

const edited = (from, to) => compareSurfaces(surface, surface.replace(from, to))

it.each([
  ['another comment', 'Its title.', 'What it is called.'],
  ['other names of parameters', '{ title }', '{ title, ...rest }'],
  ['another alias of an import', /Text_2/g, 'Text_3'],
])('%s is the same surface', (_, from, to) => {
  expect(edited(from, to)).toEqual({ broken: [], added: [] })
})

it.each([
  ['a new export', 'export { Button }', 'export { Button }\nexport declare const other: string;', 'other'],
  [
    'an optional property',
    'readonly title: string;',
    'readonly title: string;\n readonly hint?: string;',
    'PageFrameProps',
  ],
  ['a further choice of an optional property', "'small' | 'wide'", "'small' | 'medium' | 'wide'", 'PageFrameProps'],
])('%s is an addition', (_, from, to, name) => {
  expect(edited(from, to)).toEqual({ broken: [], added: [name] })
})

it.each([
  ['an export that is gone', 'export { Button }\n', '', 'Button is removed'],
  [
    'the same name from another package',
    /import { Button } from '@mantine\/core'/,
    "import { Button } from 'b'",
    'Button is changed',
  ],
  ['a property that is gone', 'readonly back?: string;', '', 'PageFrameProps is changed'],
  ['a choice that is gone', "'small' | 'wide'", "'small'", 'PageFrameProps is changed'],
  [
    'a further value of a property that is always there',
    "'open' | 'closed'",
    "'open' | 'closed' | 'ajar'",
    'PageFrameProps is changed',
  ],
  ['a property of another type', 'title: string', 'title: number', 'PageFrameProps is changed'],
  ['a property that must be given now', 'back?:', 'back:', 'PageFrameProps is changed'],
  [
    'a further property that must be given',
    'readonly back',
    'readonly hint: string;\n readonly back',
    'PageFrameProps is changed',
  ],
  [
    'another major version of a re-exported package',
    '// @mantine/core 9',
    '// @mantine/core 10',
    '@mantine/core is changed',
  ],
])('%s breaks it', (_, from, to, what) => {
  expect(edited(from, to).broken).toEqual([what])
})
