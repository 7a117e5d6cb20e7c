import { defineConfig } from '@playwright/test'
import { findChromium } from './server/launch/chromium.mjs'
import { BROWSERS, patience } from './server/launch/machine.mjs'
import { onTestDay } from './server/launch/test-day.mjs'

// Also for a run without `npm test`: the shop and its workers inherit it.
Object.assign(process.env, onTestDay())

/** Opens each kind of page once and resizes it, in windows of its own. */
const everyPage = '**/every-page.spec.ts'

/** Resizes its pages itself. */
const axe = '**/journeys/axe.spec.ts'

/** What staff work with, on a desktop and in the session that `open-shop.ts` stored. */
const admin = '**/admin/*.spec.ts'

/** Told with a keyboard, which a phone has not. */
const keyboard = '**/keyboard-alone.spec.ts'

const desktop = { width: 1280, height: 900 }

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  globalSetup: './tests/journeys/open-shop.ts',
  // Only a failure waits so long.
  timeout: patience(180),
  expect: { timeout: patience(15), toPass: { timeout: patience(60) } },
  workers: BROWSERS,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  use: {
    actionTimeout: patience(30),
    // Workers read this file anew, after the setup has said where the shop is.
    baseURL: process.env.JOURNEYS_URL,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    // A trace of each test would slow all of them; `npm run journeys -- --trace=on` makes them.
    screenshot: 'only-on-failure',
    // Clicks need not wait until a drawer has slid in.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromium(),
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [everyPage, axe, admin, keyboard],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // What a wide window or a keyboard changes; the rest is proven on the phone.
    {
      name: 'desktop',
      testMatch: [keyboard, axe, everyPage, '**/buy-frame-with-lenses.spec.ts', '**/buy-gift-card.spec.ts'],
      testIgnore: admin,
      use: { viewport: desktop },
    },
    {
      name: 'admin',
      testMatch: admin,
      use: { viewport: desktop, storageState: process.env.JOURNEYS_SESSION },
    },
    {
      name: 'large letters',
      testMatch: everyPage,
      use: { viewport: desktop, launchOptions: chromium('--blink-settings=defaultFontSize=32') },
    },
  ],
})

function chromium(...more: string[]) {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...more,
    ],
  }
}
