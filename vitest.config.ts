import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'cms/.next/**', 'data/**', 'tests/journeys/**'],
    env: { NODE_ENV: 'test', TZ: 'UTC', PAYLOAD_SECRET: 'only for tests' },
    // Two cores: more workers only wait for each other, and each of them imports Payload.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
