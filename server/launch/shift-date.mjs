/**
 * Lets `Date` of this process or page run ahead of the machine's clock, and `performance.timeOrigin` with it. Time goes on.
 *
 * Self-contained, since journeys send its text to browsers.
 *
 * @param {number} aheadMs
 */
export function shiftDate(aheadMs) {
  const { Date: SystemDate, performance } = globalThis
  const systemNow = SystemDate.now
  if (systemNow.isShifted) return
  SystemDate.now = Object.assign(() => systemNow() + aheadMs, { isShifted: true })
  globalThis.Date = new Proxy(SystemDate, {
    apply: () => new Date().toString(),
    construct: (target, values, caller) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], caller),
  })
  SystemDate.prototype.constructor = globalThis.Date
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + aheadMs, configurable: true })
}
