import process from 'node:process'

const benches = [
  'pages',
  'editors',
  'desk',
  'weight',
  'widgets',
  'api',
  'people',
  'bookings',
  'race',
  'steps',
  'closures',
  'subscriptions',
  'outage',
  'start',
  'search',
  'relevance',
  'recommendations',
  'hostile',
]

interface Bench {
  run: () => Promise<Record<string, unknown>>
  /** The figure each result is compared with, from the shop's budgets. */
  budget: Record<string, string>
}

const [name = ''] = process.argv.slice(2)
if (!benches.includes(name)) {
  console.error(`npm run bench <${benches.join('|')}>`)
  process.exit(1)
}

const { run, budget } = (await import(`./${name}.ts`)) as Bench
const result = await run()
console.table(
  Object.fromEntries(
    Object.entries(result)
      .filter(([key]) => key !== 'bench')
      .map(([key, measured]) => [key, { measured, budget: budget[key] ?? '' }]),
  ),
)
console.log(JSON.stringify(result))
// A figure that is not a speed must be met.
const isMet = Object.entries(budget).every(([key, due]) => !/^\d+$/.test(due) || String(result[key]) === due)
process.exit(isMet ? 0 : 1)
