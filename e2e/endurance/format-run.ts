import { table } from '../product/tables.ts'
import { combinations, faultTable, type Step } from './fault-table.ts'
import type { Endured } from './endure.ts'
import { countSettled } from './count-settled.ts'
import { killMoments } from './kill-plan.ts'
import { formatStory } from './format-story.ts'

/** The run in numbers, as tables that a README can show. */
export function formatRun(endured: Endured): string {
  const { stories, vendors, kills, machines, tookMs, rows } = endured
  const slowest = stories.reduce((one, other) => (one.tookMs > other.tookMs ? one : other))
  const minutes = tookMs / 60_000
  const kept = stories.filter(({ violation }) => violation === null).length
  const totals = [
    ['stories', `${stories.length}, ${kept} as promised`],
    ['messages taken by Twilio', String(vendors.twilio.messages.length)],
    ['calls placed by ElevenLabs', String(vendors.elevenLabs.calls.length)],
    ['conversations on a page', String(vendors.elevenLabs.conversations.length - vendors.elevenLabs.calls.length)],
    ['questions to the model', String(vendors.llm.questions.length)],
    ['reports', String(rows.reports.length)],
    ['kills, starts of a server', `${kills.count}, ${machines.starts}`],
    ['time', `${minutes.toFixed(1)} min, ${(stories.length / minutes).toFixed(0)} stories a minute`],
    [
      'median, slowest story',
      `${secs(median(stories.map((story) => story.tookMs)))}, ${secs(slowest.tookMs)} s (${slowest.kind})`,
    ],
  ]
  return [
    table(['step', 'fault', 'times', 'recovered'], faultRows(endured)),
    table(
      ['killed when', 'times'],
      killMoments.map((moment) => [moment, String(kills.done.get(moment) ?? 0)]),
    ),
    table(['outcome unknown', 'times', 'reconciled by'], countSettled(endured)),
    table(['', ''], totals),
  ].join('\n\n')
}

function faultRows({ stories, starts }: Endured): string[][] {
  const met = [...stories, starts].flatMap((story) => story.met.map((each) => ({ ...each, story })))
  return combinations.map(({ step, fault }) => {
    const times = met.filter((each) => each.step === step && each.fault === fault)
    const recovered = times.filter(({ story }) => story.violation === null)
    const isFirst = (faultTable[step].faults as readonly string[])[0] === fault
    return [isFirst ? (step satisfies Step) : '', fault, String(times.length), String(recovered.length)]
  })
}

/** Every broken promise, with the whole history of its story; empty if there are none. */
export function formatViolations(endured: Endured): string {
  const broken = endured.stories.filter(({ violation }) => violation !== null)
  return [...broken.map((story) => formatStory(endured, story)), ...endured.faults].join('\n\n')
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}

function secs(ms: number): string {
  return (ms / 1000).toFixed(1)
}
