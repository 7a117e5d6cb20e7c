import { asAdmin } from './admin-actions.ts'

/** Makes a code of 20 %, limited to `uses`, as an editor does. */
export async function makeCode(uses?: number) {
  const code = `OMA${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const limit = { isLimited: uses !== undefined, usesLeft: uses ?? 0 }
  const data = { code, kind: 'percent', value: 20, minimum: 0, startsOn: '2020-01-01', endsOn: '2099-12-31', ...limit }
  const make = asAdmin((request) => request.post('/api/discount-codes', { data }))
  const { doc } = (await make) as { doc: { id: number } }
  // Sent as the admin's own page does: without a body, only the header names the origin.
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  return { code, remove: () => asAdmin((request) => request.delete(`/api/discount-codes/${doc.id}`, { headers })) }
}
