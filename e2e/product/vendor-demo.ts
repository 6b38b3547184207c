import type { Turn } from '@clarity/fakes/elevenlabs'
import { linkIn, type Demo } from './demo-story.ts'
import type { Product } from './product.ts'
import type { Vendors } from './vendors.ts'

/** Logan Reed's demo over the vendors, up to the call that his YES leads to. */
export async function calledDemo({ demos }: Product, vendors: Vendors): Promise<Demo> {
  const demo = await demos.request()
  await vendors.message(demo.recipientPhone, 1)
  await vendors.reply(demo.recipientPhone, 'YES')
  await vendors.call(demo.recipientPhone)
  return demo
}

/** The short link of the report, as the phone gets it: the recipient's or the manager's. */
export async function reportLink(vendors: Vendors, phone: string): Promise<string> {
  return linkIn(await vendors.messageSaying(phone, 'the report from'))
}

/** A whole demo with these turns; returns the link of its report. */
export async function talkedDemo(product: Product, vendors: Vendors, said: readonly Turn[]): Promise<string> {
  vendors.elevenLabs.chooseResult = () => null
  const demo = await calledDemo(product, vendors)
  await vendors.elevenLabs.finish(await vendors.call(demo.recipientPhone), 'answered', said)
  return reportLink(vendors, demo.recipientPhone)
}
