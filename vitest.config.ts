import { defineConfig } from 'vitest/config'
import { patience, WORKERS } from './server/launch/machine.mjs'
import { onTestDay } from './server/launch/test-day.mjs'

// Also for a run without `npm test`: workers inherit it.
Object.assign(process.env, onTestDay())

/**
 * What opens a whole shop, in process or behind its front server. A `*.matrix.int.test.ts` proves a row of each kind, or all with `EVERY_ROW=1`;
 * in a `*.months.int.test.ts` months pass, so only `npm run test:all` runs it.
 */
const integration = '**/*.int.test.ts'
/** What asks a built and seeded shop over HTTP. */
const requests = '**/*.http.test.ts'

/** What `npm test` leaves to `npm run test:all`. Here, since projects do not heed `--exclude`. */
const slow = process.env.LEAVE_OUT_SLOW === '1' ? ['**/*.{months,slow}.{test,int.test,http.test}.ts'] : []
const never = ['**/node_modules/**', 'dist/**', 'cms/.next/**', 'data/**', 'tests/journeys/**', ...slow]

export default defineConfig({
  test: {
    // On a busy machine a sweep takes its time, and what it does is looked at right after it.
    env: { NODE_ENV: 'test', TZ: 'UTC', PAYLOAD_SECRET: 'only for tests', SWEEP_PATIENCE_MS: '120000' },
    maxWorkers: WORKERS,
    // A process for each file would take most of the time of unit tests, and import Payload for each of the others.
    isolate: false,
    setupFiles: 'tests/own-modules.ts',
    // Tells which test each row is of.
    includeTaskLocation: true,
    // Only a failure waits so long. The first shop opens while the build has the processor.
    testTimeout: patience(60),
    hookTimeout: patience(120),
    expect: { poll: { timeout: patience(15) } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...never, integration, requests] },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: [integration],
          exclude: never,
          globalSetup: 'tests/templates.ts',
          // Each shop without a template has a database of its own, however like the one before it.
          env: { PAYLOAD_FORCE_DRIZZLE_PUSH: 'true' },
        },
      },
      {
        extends: true,
        test: { name: 'http', include: [requests], exclude: never, globalSetup: 'tests/http/open-shop.ts' },
      },
    ],
  },
})
