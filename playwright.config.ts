import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.JOURNEYS_PORT ?? 3300)

/** A shop of their own. Workers inherit the folder, where `stand-ins/ready.json` says who plays the world outside. */
const data = (process.env.JOURNEYS_DATA ??= mkdtempSync(join(tmpdir(), 'journeys-')))

/** What fits a width is told in windows of its own. */
const reflow = '**/reflow.spec.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${port}`,
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
  webServer: {
    command: `"${process.execPath}" server/start.ts`,
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      SHOP_DATA: data,
      SHOP_LIMITS: 'off',
      SHOP_WARM: 'off',
      SHOP_URL: `http://localhost:${port}`,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
    stdout: 'pipe',
    timeout: 240_000,
  },
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
