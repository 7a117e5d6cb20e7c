import { budget, touchCart, weigh } from '../../benchmarks/weight.ts'
import { expect, test } from './on-test-day.ts'
import { FRAME } from './shopper-actions.ts'

const pages = { home: '/', content: '/usein-kysyttyä', listing: '/kehykset', product: FRAME }

for (const [kind, path] of Object.entries(pages))
  test(`${kind} is no heavier than its budget, before and after a touch @slow`, async ({ browser, baseURL }) => {
    const { scriptBefore, scriptAfter, total } = await weigh(browser, encodeURI(baseURL + path), { touch: touchCart })
    expect.soft(scriptBefore).toBeLessThanOrEqual(budgetOf(`${kind}ScriptBeforeKb`))
    expect.soft(scriptAfter).toBeLessThanOrEqual(budgetOf(`${kind}ScriptAfterKb`))
    expect.soft(total).toBeLessThanOrEqual(budgetOf(`${kind}TotalKb`))
  })

function budgetOf(name: string): number {
  return Number(budget[name]?.replace('≤ ', ''))
}
