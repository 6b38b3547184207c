import { type Evaluated, unescaped } from './evaluated.js'

/** Prints every statement of a report. */
export function printReport({ name, report, reference, labels }: Evaluated): void {
  const { overview, keyPoints, actionItems, visualizations } = report
  const lines = [
    `\n## ${name}`,
    unescaped(overview),
    ...(labels ? [`(${reference})`] : []),
    ...keyPoints.map(({ title, content }) => `- ${title}: ${unescaped(content)}`),
    ...actionItems.map(({ text, owner, status }) => `> ${owner}, ${status}: ${text}`),
    ...Object.entries(visualizations).map(
      ([topic, { sentiment, frequency, evidence }]) =>
        `# ${topic} (sentiment ${sentiment}, frequency ${frequency}): ${evidence?.map(({ quote }) => quote).join(' | ')}`,
    ),
  ]
  console.log(lines.join('\n'))
}
