import type { Random } from './random.js'

export type Schema = Readonly<Record<string, unknown>>

/** Texts that have broken programs. */
const naughty = [
  '',
  ' ',
  'null',
  '0',
  '-1',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%s%n',
  '\u202edrow',
  '😀',
  'ﷺ',
  'constructor',
  '__proto__',
  'a'.repeat(300),
  '{"$ref": "#"}',
  '=1+1',
  '2026-02-30T25:00:00Z',
]

/** Texts that the patterns of the document ask for. */
const ordinary = [
  'mf-reports',
  'mf-orders',
  '1.0.0',
  '2.1.0',
  'reader@example.com',
  'remotes:read',
  'requests:read',
  'remotes:release:mf-orders',
  '/admin/orders',
  'remote.js',
  'Alex Kim',
  'How did it go?',
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '+14155550123',
  '2',
]

const examples: Readonly<Record<string, (random: Random) => string>> = {
  phone: (random) => `+1415555${random.whole(1000, 9999)}`,
  'date-time': (random) => new Date(Date.UTC(2026, random.whole(0, 11), random.whole(1, 28))).toISOString(),
  email: (random) => `reader${random.whole(1, 99)}@example.com`,
  // A name that leads nowhere: no request leaves the machine.
  uri: (random) => `https://receiver${random.whole(1, 99)}.invalid/hook`,
}

/** Values that a schema of the document allows. `known` are ids that answers had. */
export class Values {
  constructor(
    private readonly random: Random,
    private readonly document: object,
    private readonly known: readonly string[],
  ) {}

  valid(schema: Schema): unknown {
    const { $ref: ref, const: only, enum: options, type, properties } = schema
    if (typeof ref === 'string') return this.valid(this.resolve(ref))
    if (only !== undefined) return only
    if (Array.isArray(options)) return this.random.pick(options)
    const choices = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined
    if (choices) return this.valid(this.random.pick(choices))
    if (type === 'object' || properties) return this.object(schema)
    if (type === 'array') return this.array(schema)
    if (Array.isArray(type)) return this.valid({ ...schema, type: this.random.pick(type as string[]) })
    if (type === 'integer') return this.random.whole(bound(schema, 'minimum', 0), bound(schema, 'maximum', 100))
    if (type === 'number') return bound(schema, 'minimum', 0) + this.random.next()
    if (type === 'boolean') return this.random.chance(0.5)
    if (type === 'null') return null
    return this.text(schema)
  }

  /** A valid value with one part that is something else. */
  broken(schema: Schema): unknown {
    const value = this.valid(schema)
    if (typeof value !== 'object' || value === null || this.random.chance(0.1)) return this.odd()
    const keys = Object.keys(value)
    if (keys.length === 0) return this.odd()
    const key = this.random.pick(keys)
    return Array.isArray(value) ? [...(value as unknown[]), this.odd()] : { ...value, [key]: this.odd() }
  }

  odd(): unknown {
    return this.random.pick<unknown>([...naughty, null, -1, 1e308, 2 ** 53, 0.1, true, [], {}, [[]], { a: { b: [] } }])
  }

  oddText(): string {
    return this.random.pick(naughty)
  }

  private text(schema: Schema): string {
    const format = schema['format']
    if (typeof format === 'string' && examples[format]) return examples[format](this.random)
    const max = bound(schema, 'maxLength', 40)
    const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : null
    // Ids that answers had come twice: a call of something that exists goes further than one of nothing.
    const options = [...this.known.slice(-60), ...this.known.slice(-60), ...naughty, ...ordinary]
    const fits = options.filter(
      (text) => text.length >= bound(schema, 'minLength', 0) && text.length <= max && (pattern?.test(text) ?? true),
    )
    return this.random.pick(fits.length > 0 ? fits : ['x'.repeat(max)])
  }

  private object(schema: Schema): object {
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>
    const required = (schema['required'] ?? []) as string[]
    const given = Object.entries(properties).filter(([name]) => required.includes(name) || this.random.chance(0.5))
    return Object.fromEntries(given.map(([name, part]) => [name, this.valid(part)]))
  }

  private array(schema: Schema): unknown[] {
    const min = bound(schema, 'minItems', 0)
    const length = this.random.whole(min, Math.min(bound(schema, 'maxItems', min + 3), min + 3))
    const items = Array.from({ length }, () => this.valid((schema['items'] ?? {}) as Schema))
    return schema['uniqueItems'] ? [...new Set(items)] : items
  }

  resolve(ref: string): Schema {
    return ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], this.document) as Schema
  }
}

function bound(schema: Schema, name: string, otherwise: number): number {
  return typeof schema[name] === 'number' ? schema[name] : otherwise
}
