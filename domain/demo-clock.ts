/** Providers of the outside world, by the setting that names each. One that is not set is the real one. */
const SERVICES = [
  'PAYTRAIL_URL',
  'SMTP_URL',
  'SMS_URL',
  'CARRIER_URL',
  'EID_ISSUER',
  'EYE_DOCTORS_URL',
  'EINVOICE_URL',
] as const

/** The furthest that the clock is moved at once, in days. */
export const MOST_DAYS = 400
/** However little happens, the shop looks at itself this often on the way. */
const LONGEST_HOP_MS = 24 * 3_600_000
/** What is due within so little of each other is due together. */
const SHORTEST_HOP_MS = 60_000

/**
 * The settings that name a real provider, given the addresses of the stand-ins: with any of them the clock stays where it is, since a
 * real provider would take money, send letters and give times on days that have not come.
 */
export function realServices(env: Readonly<Record<string, string | undefined>>, standIns: readonly string[]): string[] {
  return SERVICES.filter((name) => !standIns.some((address) => isAt(env[name] ?? '', address)))
}

function isAt(url: string, address: string): boolean {
  return address !== '' && (url === address || url.startsWith(`${address}/`))
}

/**
 * Where the clock is set next on its way, in milliseconds: at what is due next, and at the end. What is due already is done where the
 * clock stands, so it is no reason to stand still.
 */
export function nextHop(nowMs: number, toMs: number, dueMs: readonly number[]): number {
  const next = Math.min(...dueMs.filter((due) => due > nowMs), nowMs + LONGEST_HOP_MS)
  return Math.min(toMs, Math.max(next, nowMs + SHORTEST_HOP_MS))
}
