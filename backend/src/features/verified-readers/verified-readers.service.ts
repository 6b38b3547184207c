import { readerCodeRules, readerCodeTexts as texts, type CodeWanted } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { endOfPhone, readerPhones, type ReaderPhone, type VerifiedReport } from './reader-phones.js'
import { ReaderCodesRepository, type LiveCode } from './reader-codes.repository.js'
import { ReaderCodesSender } from './reader-codes.sender.js'
import { ReaderPassesRepository } from './reader-passes.repository.js'
import type { ShownCode } from './shown-code.js'

export type { VerifiedReport } from './reader-phones.js'

/** `pass` is the value of a new cookie. Without a phone that gets texts, the report stays closed. */
export type Verification =
  | { readonly kind: 'verified'; readonly pass: string | null }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'wanted'; readonly text: string; readonly verify: CodeWanted['verify'] }
  | { readonly kind: 'limited'; readonly waitSecs: number }

type Answer =
  | { kind: 'verified'; pass: string }
  | { kind: 'wanted'; text: string }
  | { kind: 'limited'; waitSecs: number }

/** Readers who show that they have the phone of the report's recipient or manager. */
@Injectable()
export class VerifiedReadersService {
  constructor(
    private readonly codes: ReaderCodesRepository,
    private readonly passes: ReaderPassesRepository,
    private readonly sender: ReaderCodesSender,
    private readonly optOuts: OptOutsService,
    private readonly dataSource: DataSource,
  ) {}

  async verify(report: VerifiedReport, shown: ShownCode): Promise<Verification> {
    if (shown.pass !== null && (await this.passes.isValid(report.id, shown.pass)))
      return { kind: 'verified', pass: null }
    const phones = await this.listReachable(report)
    const chosen = phones.find(({ reader }) => reader === shown.codeTo) ?? phones[0]
    if (!chosen) return { kind: 'unreachable' }
    const answer = await this.codes.inTurn(report.id, (manager) => this.answer(manager, report, chosen, shown))
    if (answer.kind !== 'wanted') return answer
    const other = phones.find(({ reader }) => reader !== chosen.reader)
    const more = other && { other: { to: endOfPhone(other), codeTo: other.reader } }
    return { ...answer, verify: { to: endOfPhone(chosen), ...more } }
  }

  /** Every browser has to show a new code. */
  async endPasses(manager: EntityManager, reportIds: readonly string[]): Promise<void> {
    await this.passes.end(manager, reportIds)
    await this.codes.endAll(manager, reportIds)
  }

  private async listReachable(report: VerifiedReport): Promise<ReaderPhone[]> {
    const phones = readerPhones(report)
    const numbers = phones.map(({ phone }) => phone)
    const optedOut = await this.optOuts.listOptedOut(this.dataSource.manager, numbers)
    return phones.filter(({ phone }) => !optedOut.includes(phone))
  }

  private async answer(
    manager: EntityManager,
    report: VerifiedReport,
    to: ReaderPhone,
    shown: ShownCode,
  ): Promise<Answer> {
    const live = await this.codes.findLive(manager, { reportId: report.id, reader: to.reader })
    if (shown.code !== undefined) return this.tryCode(manager, report, to, live, shown.code)
    if (live)
      return { kind: 'wanted', text: live.tries < readerCodeRules.tries ? texts.asked(endOfPhone(to)) : texts.usedUp }
    if (shown.isAutomatic) return { kind: 'wanted', text: texts.notAsked(endOfPhone(to)) }
    const waitSecs = await this.codes.secsToNext(manager, { reportId: report.id, reader: to.reader })
    if (waitSecs > 0) return { kind: 'limited', waitSecs }
    await this.sender.send(manager, report, to)
    return { kind: 'wanted', text: texts.asked(endOfPhone(to)) }
  }

  private async tryCode(
    manager: EntityManager,
    report: VerifiedReport,
    { reader }: ReaderPhone,
    live: LiveCode | null,
    code: string,
  ): Promise<Answer> {
    if (!live) return { kind: 'wanted', text: texts.expired }
    if (live.tries >= readerCodeRules.tries) return { kind: 'wanted', text: texts.usedUp }
    await this.codes.noteTry(manager, live.id)
    if (!(await this.sender.isCode(live, code))) {
      const isLast = live.tries + 1 === readerCodeRules.tries
      return { kind: 'wanted', text: isLast ? texts.usedUp : texts.wrong }
    }
    await this.codes.markUsed(manager, live.id)
    return { kind: 'verified', pass: await this.passes.insert(manager, report.id, reader) }
  }
}
