import { defineConfig } from '@playwright/test'

/** What fits a width is told in windows of its own. */
const reflow = '**/reflow.spec.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  globalSetup: './tests/journeys/open-shop.ts',
  timeout: 60_000,
  // Only a failure waits so long: on a busy machine what is right may come late.
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  use: {
    actionTimeout: 30_000,
    // Workers read this file anew, after the setup has said where the shop is.
    baseURL: process.env.JOURNEYS_URL,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: chromium(),
  },
  projects: [
    {
      name: 'phone',
      testIgnore: reflow,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: reflow, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'narrow', testMatch: reflow, use: { viewport: { width: 320, height: 640 } } },
    ...[1280, 640, 390].map((width) => ({
      name: `large text ${width}`,
      testMatch: reflow,
      use: { viewport: { width, height: 900 }, launchOptions: chromium('--blink-settings=defaultFontSize=32') },
    })),
  ],
})

function chromium(...more: string[]) {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
