// Preloaded by `--import` into every process and worker of a test run: its clock runs ahead as `test-day.mjs` says.
import { shiftDate } from './shift-date.mjs'

if (process.env.CLOCK_AHEAD_MS) shiftDate(Number(process.env.CLOCK_AHEAD_MS))
