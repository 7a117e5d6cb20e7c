import { type APIRequestContext, type APIResponse } from '@playwright/test'
import { firstAdmin } from './at-the-desk.ts'

/** A code of its own that takes a fifth off, as often as `uses` says, and what an editor does with it. */
export async function makeCode(request: APIRequestContext, uses?: number) {
  const code = `OMA${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const limit = { isLimited: uses !== undefined, usesLeft: uses ?? 0 }
  const data = { code, kind: 'percent', value: 20, minimum: 0, startsOn: '2020-01-01', endsOn: '2099-12-31', ...limit }
  const made = await asAdmin(request, () => request.post('/api/discount-codes', { data }))
  const { doc } = (await made.json()) as { doc: { id: number } }
  // As the desk's own page says it: without a body, nothing else tells where it comes from.
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  return { code, remove: () => asAdmin(request, () => request.delete(`/api/discount-codes/${doc.id}`, { headers })) }
}

/** Signs in and does it, again where needed: of two that sign in as one at the same moment, one may lose its session. */
async function asAdmin(request: APIRequestContext, deed: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer: APIResponse | undefined
  for (let tries = 0; tries < 5 && !answer?.ok(); tries += 1) {
    await request.post('/api/staff/login', { data: firstAdmin() })
    answer = await deed()
  }
  if (!answer?.ok()) throw new Error(`An admin was refused: ${await answer?.text()}`)
  return answer
}
