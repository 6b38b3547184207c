import { parser } from '@prometheus-io/lezer-promql'

/** One value of a scrape. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** The samples of Prometheus' text format. */
export function parseExposition(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)!
      return { name: name!, labels: parseLabels(labels), value: Number(value) }
    })
}

function parseLabels(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, value]) => [key!, value!] as const)
  return Object.fromEntries(pairs)
}

/** A metric that a query names, with the conditions on its labels. */
export interface Selector {
  readonly name: string
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[]
}

/** The metrics of a query. Throws for a query that is no PromQL. */
export function selectorsOf(query: string): Selector[] {
  const found: Selector[] = []
  parser.parse(query).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${query}`)
      if (type.name !== 'VectorSelector') return
      const name = node.getChild('Identifier')
      found.push({ name: name ? query.slice(name.from, name.to) : '', matchers: matchersIn(query.slice(from, to)) })
    },
  })
  return found
}

function matchersIn(selector: string): Selector['matchers'] {
  const found = selector.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)
  return [...found].map(([, label, operator, value]) => ({ label: label!, operator: operator!, value: value! }))
}

/** The samples that a selector selects. */
export function select(samples: readonly Sample[], { name, matchers }: Selector): Sample[] {
  return samples.filter(
    (sample) =>
      sample.name === name &&
      matchers.every(({ label, operator, value }) => {
        const given = sample.labels[label] ?? ''
        const isSame = operator.endsWith('~') ? new RegExp(`^(?:${value})$`).test(given) : given === value
        return operator.startsWith('!') ? !isSame : isSame
      }),
  )
}

/** The sum of a metric over all its labels. */
export function sumOf(samples: readonly Sample[], name: string): number {
  return select(samples, { name, matchers: [] }).reduce((all, { value }) => all + value, 0)
}
