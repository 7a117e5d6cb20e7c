/** Longest a mail server may be silent. Some read a letter for a while before they say that they have it. */
const PATIENCE_MS = 60_000

const LIMITS = ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']

/**
 * How mail leaves: by this server, never waiting longer than this for its next word. The limits stand in the address,
 * since nodemailer reads nothing beside one; those that are set there already hold.
 */
export function mailTransport(smtpUrl: string, patienceMs = PATIENCE_MS): { url: string } {
  const url = new URL(smtpUrl)
  for (const limit of LIMITS.filter((name) => !url.searchParams.has(name))) {
    url.searchParams.set(limit, String(patienceMs))
  }
  return { url: url.href }
}
