import { defineConfig } from 'vitest/config'
import { onTestDay } from './server/launch/test-day.mjs'

// Also for a run without `npm test`: workers inherit it.
Object.assign(process.env, onTestDay())

/** What opens a whole shop, in process or behind its front server. */
const integration = ['**/*.int.test.ts', 'tests/access.test.ts']

const never = ['**/node_modules/**', 'dist/**', 'cms/.next/**', 'data/**', 'tests/journeys/**']

export default defineConfig({
  test: {
    // On a busy machine a sweep takes its time, and what it does is looked at right after it.
    env: { NODE_ENV: 'test', TZ: 'UTC', PAYLOAD_SECRET: 'only for tests', SWEEP_PATIENCE_MS: '120000' },
    // Two cores: more workers only wait for each other, and each of them imports Payload.
    maxWorkers: 2,
    // A process for each file would take most of the time of unit tests, and import Payload for each of the others.
    isolate: false,
    setupFiles: 'tests/own-modules.ts',
    // Only a failure waits so long: on a busy machine what is right may come late.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...never, ...integration] } },
      {
        extends: true,
        test: {
          name: 'int',
          include: integration,
          exclude: never,
          globalSetup: 'tests/templates.ts',
          // Each shop without a template has a database of its own, however like the one before it.
          env: { PAYLOAD_FORCE_DRIZZLE_PUSH: 'true' },
        },
      },
    ],
  },
})
