// Preloaded by a server of the faults: its clock is wrong by so many milliseconds, its timers are not.
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'])
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, caller) => Reflect.construct(target, args.length > 0 ? args : [now()], caller),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

function now() {
  return RealDate.now() + shiftMs
}
