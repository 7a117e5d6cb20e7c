import { test as base } from '@playwright/test'
import { shiftDate } from '#server/launch/shift-date.mjs'

export * from '@playwright/test'

/** Journeys on the test day: pages of every context a journey opens run as far ahead of the machine's clock as the shop. */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.addInitScript(shiftDate, Number(process.env.CLOCK_AHEAD_MS))
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
})
